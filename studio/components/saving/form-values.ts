/** Converts between the state of Payload's form, which has one entry for each path, and the values of a record. */
import { isSame, type Values } from 'content/saving/merge.ts'
import { SYSTEM_FIELDS } from 'content/records/system-fields.ts'
import { FINDINGS } from 'content/rules/finding.ts'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

/** Parts of the form's state that the form does not edit. */
const NOT_EDITED = SYSTEM_FIELDS.union(new Set([FINDINGS]))

/** The record as it is in the form. */
export function readValues(fields: FormState): Values {
  const own = Object.entries(fields).filter(([path]) => !NOT_EDITED.has(path))
  return recordOf(Object.fromEntries(own))
}

/**
 * The record of a form's state. A list without rows is `[]`. Payload's state has the number of rows there, and a late
 * response may have marked it as a list with rows (`disableFormData`).
 */
export function recordOf(state: FormState): Values {
  const fields = Object.entries(state).map(([path, field]) =>
    field.rows?.length === 0
      ? [path, { ...field, value: [], disableFormData: false }]
      : [path, field],
  )
  return reduceFieldsToValues(Object.fromEntries(fields), true)
}

export interface FieldUpdate {
  readonly path: string
  readonly value: unknown
}

/**
 * The fields of the form that differ from the values. Undefined when rows were added, removed or moved: then the server
 * must build the form's state again.
 */
export function findUpdates(fields: FormState, values: Values): FieldUpdate[] | undefined {
  const updates: FieldUpdate[] = []
  for (const [path, { disableFormData, rows, value }] of Object.entries(fields)) {
    if (NOT_EDITED.has(path)) continue
    const next = valueAt(values, path)
    if (rows) {
      if (
        !isSame(
          rows.map(({ id }) => id),
          idsOf(next),
        )
      )
        return undefined
    } else if (!disableFormData && !isSame(value, next)) updates.push({ path, value: next })
  }
  return updates
}

/** The state that the server built, with the text typed meanwhile. Undefined when rows were changed meanwhile. */
export function withTyped(
  built: FormState,
  { before, now }: { readonly before: FormState; readonly now: FormState },
): FormState | undefined {
  const state = { ...built }
  for (const [path, { rows, value }] of Object.entries(now)) {
    const old = before[path]
    if (
      rows &&
      !isSame(
        rows.map(({ id }) => id),
        old?.rows?.map(({ id }) => id),
      )
    )
      return undefined
    const field = state[path]
    if (!rows && field && old && value !== old.value) state[path] = { ...field, value }
  }
  return state
}

function idsOf(rows: unknown): unknown[] {
  return Array.isArray(rows) ? rows.map((row: { id?: unknown }) => row.id) : []
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      values,
    )
}
