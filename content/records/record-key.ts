import type { CollectionSlug } from 'payload'

/** Names a record within the database. Outside of it records have codes. */
export interface RecordKey {
  readonly collection: CollectionSlug
  readonly id: number
}

/** `events 7`, for maps. */
export function textOfKey({ collection, id }: RecordKey): string {
  return `${collection} ${id}`
}
