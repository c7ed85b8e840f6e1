import type { CollectionBeforeOperationHook, Where } from 'payload'

const NUMBERS = ['number', 'year']
/** No record matches, because ids begin at 1. */
const NOTHING: Where = { id: { equals: 0 } }

/**
 * Keeps a search for a text from finding every record without a number: Payload would read the text as an empty value
 * of a number field.
 */
export const searchNumbers: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: withoutTextAsNumber(args.where) }
    : args

export function withoutTextAsNumber(where: Where): Where {
  const parts = Object.entries(where).map(([name, condition]): Where => {
    if (Array.isArray(condition)) return { [name]: condition.map(withoutTextAsNumber) }
    const { like }: { like?: unknown } = condition
    const isText = NUMBERS.includes(name) && like !== undefined && !Number.isFinite(Number(like))
    return isText ? NOTHING : { [name]: condition }
  })
  return Object.assign({}, ...parts)
}
