/** What a duplicate of a record gets in fields whose values must be unique. */
import type { FieldHook } from 'payload'

type OfDuplicate = { readonly hooks: { readonly beforeDuplicate: FieldHook[] } }

export const NOT_DUPLICATED: OfDuplicate = { hooks: { beforeDuplicate: [() => null] } }

/** Adds an ending: `Grain` → `Grain (copy)`. */
export function duplicatedAs(end: string, maxLength = Number.POSITIVE_INFINITY): OfDuplicate {
  const withEnd: FieldHook = ({ value }: { value?: unknown }) =>
    typeof value === 'string' && value !== ''
      ? `${value.slice(0, maxLength - end.length)}${end}`
      : value
  return { hooks: { beforeDuplicate: [withEnd] } }
}
