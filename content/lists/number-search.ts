import type { CollectionBeforeOperationHook, Where } from 'payload'

/** Number fields that the search of lists covers. */
const NUMBERS = ['number', 'year']
/** Ids begin at 1. */
const NOTHING: Where = { id: { equals: 0 } }

/**
 * Payload would read a text in a number field as an empty value, so a search for a text would find every record
 * without a number. This hook prevents it.
 */
export const searchNumbers: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: withoutTextAsNumber(args.where) }
    : args

/** Replaces each comparison of a number field with text by a condition that no record fulfils. */
export function withoutTextAsNumber(where: Where): Where {
  const parts = Object.entries(where).map(([name, condition]): Where => {
    if (Array.isArray(condition)) return { [name]: condition.map(withoutTextAsNumber) }
    const { like }: { like?: unknown } = condition
    const isText = NUMBERS.includes(name) && like !== undefined && !Number.isFinite(Number(like))
    return isText ? NOTHING : { [name]: condition }
  })
  return Object.assign({}, ...parts)
}
