import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import type { Finding } from '../rules/finding.ts'

/** Checks a record, which may be an incomplete draft. */
export type Check<Doc> = (
  doc: Partial<Doc>,
  req: PayloadRequest,
) => readonly Finding[] | Promise<readonly Finding[]>

/**
 * Refuses a record with errors: publishing it where there are drafts, saving it where there are none (spec/content
 * B1).
 */
export function refuseErrors<Doc extends { id: number }>(
  check: Check<Doc>,
): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const hasDrafts = Boolean(collection.versions?.drafts)
    if (hasDrafts && data._status !== 'published') return data
    const id: number | undefined = operation === 'update' ? originalDoc?.id : undefined
    const errors = onlyErrors(
      data.withdrawn ? checkReason(data) : await check(withId(data, id), req),
    )
    if (errors.length > 0) {
      throw new ValidationError(
        { collection: collection.slug, errors, req, ...(id === undefined ? {} : { id }) },
        req.t,
      )
    }
    return data
  }
}

export function refuseGlobalErrors<Doc>(check: Check<Doc>): GlobalBeforeChangeHook {
  return async ({ data, global, req }) => {
    const errors = onlyErrors(await check(data, req))
    if (errors.length > 0) throw new ValidationError({ global: global.slug, errors, req }, req.t)
    return data
  }
}

function withId<Data extends object>(data: Data, id: number | undefined): Data {
  return id === undefined ? data : { ...data, id }
}

function checkReason({
  withdrawn_reason: reason,
}: {
  withdrawn_reason?: string | null
}): Finding[] {
  const message = 'Say in one sentence why it is withdrawn: visitors read it'
  return reason?.trim() ? [] : [{ level: 'error', field: 'withdrawn_reason', message }]
}

function onlyErrors(findings: readonly Finding[]): { path: string; message: string }[] {
  return findings
    .filter(({ level }) => level === 'error')
    .map(({ field, message }) => ({ path: field, message }))
}
