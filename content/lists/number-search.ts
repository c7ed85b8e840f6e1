import type { CollectionBeforeOperationHook, Where } from 'payload'

/** The fields with numbers that lists are searched by. */
const NUMBERS = ['number', 'year']
/** Ids begin at 1. */
const NOTHING: Where = { id: { equals: 0 } }

/** Payload takes a text that is no number for none, and would find every record without a number. */
export const searchNumbers: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: withoutTextAsNumber(args.where) }
    : args

/** A condition in which no number is like a text. */
export function withoutTextAsNumber(where: Where): Where {
  const parts = Object.entries(where).map(([name, condition]): Where => {
    if (Array.isArray(condition)) return { [name]: condition.map(withoutTextAsNumber) }
    const { like }: { like?: unknown } = condition
    const isText = NUMBERS.includes(name) && like !== undefined && !Number.isFinite(Number(like))
    return isText ? NOTHING : { [name]: condition }
  })
  return Object.assign({}, ...parts)
}
