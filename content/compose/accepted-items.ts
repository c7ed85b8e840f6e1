import { prune } from 'contract/answers/prune.ts'
import type { GenericSchema } from 'valibot'

/** The list items that a schema has accepted. Composed values never change, so they need no second check. */
const ACCEPTED = new WeakMap<GenericSchema, WeakSet<object>>()

/**
 * Whether an answer fits its schema without problems. The stub of an event is in the lists of many answers: it is
 * checked when the first of them is composed.
 */
export function isAccepted(schema: GenericSchema, answer: unknown): boolean {
  const checkNow: Item[] = []
  const result = prune(schema, withoutAccepted(schema, answer, checkNow))
  if (!result.ok || result.problems.length > 0) return false
  for (const { schema: itemSchema, value } of checkNow) acceptedBy(itemSchema).add(value)
  return true
}

interface Item {
  readonly schema: GenericSchema
  readonly value: object
}

function acceptedBy(schema: GenericSchema): WeakSet<object> {
  return ACCEPTED.getOrInsertComputed(schema, () => new WeakSet())
}

/** Adds the items that are left to `checkNow`. A list that is checked as a whole, by a pipe, keeps all its items. */
function withoutAccepted(schema: GenericSchema, part: unknown, checkNow: Item[]): unknown {
  if ('pipe' in schema || typeof part !== 'object' || part === null) return part
  if ('item' in schema && Array.isArray(part)) {
    const item = schema.item as GenericSchema // valibot's array
    const known = acceptedBy(item)
    const left = part.filter((value) => !known.has(value))
    for (const value of left) {
      if (typeof value === 'object' && value !== null) checkNow.push({ schema: item, value })
    }
    return left
  }
  if (!('entries' in schema)) return part
  const fields = schema.entries as Readonly<Record<string, GenericSchema>> // valibot's object
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const field = fields[key]
      return [key, field ? withoutAccepted(field, value, checkNow) : value]
    }),
  )
}
