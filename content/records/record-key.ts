import type { CollectionSlug } from 'payload'

/** Identifies a record within the database. Outside of the database records are identified by codes. */
export interface RecordKey {
  readonly collection: CollectionSlug
  readonly id: number
}

/** What a table of ours has in its column for the id of a record if it is about a global, which has no id. */
export const NO_ID = 0

/** `events 7`, for maps. */
export function textOfKey({ collection, id }: RecordKey): string {
  return `${collection} ${id}`
}
