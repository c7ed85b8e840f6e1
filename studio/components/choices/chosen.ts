import type { CollectionSlug } from 'payload'
import type { Chosen } from './read-choices.ts'

export interface ChosenShape {
  readonly collections: readonly CollectionSlug[]
  readonly isMany: boolean
  /** Whether each value also stores its collection. */
  readonly isOfSeveral: boolean
}

/** Payload types the collections of a relation as plain strings. */
export function collectionsOf(relationTo: string | readonly string[]): CollectionSlug[] {
  return (typeof relationTo === 'string' ? [relationTo] : relationTo) as CollectionSlug[]
}

/** Leaves out what is no id, and records of collections that the field does not refer to. */
export function readChosen(
  value: unknown,
  { collections }: Pick<ChosenShape, 'collections'>,
): Chosen[] {
  const [only] = collections
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((each): Chosen[] => {
    if (typeof each === 'object' && each !== null && 'relationTo' in each && 'value' in each) {
      const collection = collections.find((slug) => slug === each.relationTo)
      const id = idOf(each.value)
      return collection && id !== undefined ? [{ collection, id }] : []
    }
    const id = idOf(each)
    return only && id !== undefined ? [{ collection: only, id }] : []
  })
}

/** The value that Payload stores for the chosen records; null if a field for one record is empty. */
export function storedOf(chosen: readonly Chosen[], { isMany, isOfSeveral }: ChosenShape): unknown {
  const stored = chosen.map(({ collection, id }) =>
    isOfSeveral ? { relationTo: collection, value: id } : id,
  )
  return isMany ? stored : (stored[0] ?? null)
}

/** At the ends of the list the member stays in place. */
export function moved<Member>(
  list: readonly Member[],
  from: number,
  by: 1 | -1,
): readonly Member[] {
  const to = from + by
  const member = list[from]
  if (member === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, member)
}

/** The id in a stored relation, which is an id or the record. */
export function idOf(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : undefined
}
