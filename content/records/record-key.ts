import type { CollectionSlug } from 'payload'

/** Only within the database: outside of it records are identified by codes. */
export interface RecordKey {
  readonly collection: CollectionSlug
  readonly id: number
}

/** In place of a record's id in rows of our own tables that are about a global, because globals have no id. */
export const NO_ID = 0

/** Such as `events 7`, for use in a `Map` or a `Set`. */
export function textOfKey({ collection, id }: RecordKey): string {
  return `${collection} ${id}`
}
