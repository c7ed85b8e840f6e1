import type { CollectionSlug } from 'payload'

/** Identifies a record within the database. Outside of the database records are identified by codes. */
export interface RecordKey {
  readonly collection: CollectionSlug
  readonly id: number
}

/** `events 7`, for maps. */
export function textOfKey({ collection, id }: RecordKey): string {
  return `${collection} ${id}`
}
