/** What a duplicate has in place of what only one record can have. */
import type { FieldHook } from 'payload'

type OfDuplicate = { readonly hooks: { readonly beforeDuplicate: FieldHook[] } }

/** The duplicate has none until somebody gives it one. */
export const NOT_DUPLICATED: OfDuplicate = { hooks: { beforeDuplicate: [() => null] } }

/** The duplicate has the same text with an end of its own: `Grain` → `Grain (copy)`. */
export function duplicatedAs(end: string, maxLength = Number.POSITIVE_INFINITY): OfDuplicate {
  const withEnd: FieldHook = ({ value }: { value?: unknown }) =>
    typeof value === 'string' && value !== ''
      ? `${value.slice(0, maxLength - end.length)}${end}`
      : value
  return { hooks: { beforeDuplicate: [withEnd] } }
}
