import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { hasDrafts } from '../records/drafts.ts'
import { isTrashMove } from '../take-down/trash.ts'
import { placeOf, type LabelledField } from '../records/place-of.ts'
import { reasonText } from '../requests/refusal.ts'
import type { Finding } from '../rules/finding.ts'

/** The record may be an incomplete draft. */
export type Check<Doc> = (
  doc: Partial<Doc>,
  req: PayloadRequest,
) => readonly Finding[] | Promise<readonly Finding[]>

/** Refuses to publish a record with errors or, in a collection without drafts, to save it (spec/content B1). */
export function refuseErrors<Doc extends { id: number }>(
  check: Check<Doc>,
): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    if (hasDrafts(collection) && data._status !== 'published') return data
    if (collection.trash && isTrashMove(data, originalDoc)) return data
    const id: number | undefined = operation === 'update' ? originalDoc?.id : undefined
    const found = await unlessWithdrawn(check)(withId(data, id), req)
    const errors = errorsIn(found, collection.fields, data)
    if (errors.length > 0) {
      const error = new ValidationError(
        { collection: collection.slug, errors, req, ...(id === undefined ? {} : { id }) },
        req.t,
      )
      req.context.refused = `“${data[collection.admin.useAsTitle ?? 'id']}”: ${reasonText(error)}`
      throw error
    }
    return data
  }
}

/** Refuses to save a global with errors, unless it is saved as a draft. */
export function refuseGlobalErrors<Doc>(check: Check<Doc>): GlobalBeforeChangeHook {
  return async ({ data, global, req }) => {
    if (data._status === 'draft') return data
    const errors = errorsIn(await check(data, req), global.fields, data)
    if (errors.length > 0) throw new ValidationError({ global: global.slug, errors, req }, req.t)
    return data
  }
}

function withId<Data extends object>(data: Data, id: number | undefined): Data {
  return id === undefined ? data : { ...data, id }
}

/** Checks only the reason of a withdrawn record, because nothing else of it is public. */
export function unlessWithdrawn<Doc>(check: Check<Doc>): Check<Doc & Withdrawn> {
  return (doc, req) => (doc.withdrawn ? checkReason(doc) : check(doc, req))
}

interface Withdrawn {
  readonly withdrawn?: boolean | null
  readonly withdrawn_reason?: string | null
}

function checkReason({ withdrawn_reason: reason }: Withdrawn): Finding[] {
  const message = 'Say in one sentence why it is withdrawn: visitors read it'
  return reason?.trim() ? [] : [{ level: 'error', field: 'withdrawn_reason', message }]
}

interface FieldRefusal {
  readonly path: string
  readonly label: string
  readonly message: string
}

/** The errors have the labels of their fields, because Payload's toast names a field by its label. */
function errorsIn(
  findings: readonly Finding[],
  fields: readonly LabelledField[],
  data: unknown,
): FieldRefusal[] {
  return findings
    .filter(({ level }) => level === 'error')
    .map(({ field, message }) => {
      const { words } = placeOf(fields, field, (row) => blockTypeIn(data, row))
      return { path: field, label: words, message }
    })
}

function blockTypeIn(data: unknown, row: string): unknown {
  const at = [...row.split('.'), 'blockType']
  return at.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )
}
