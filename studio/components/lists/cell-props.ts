import type { CollectionSlug, Payload } from 'payload'

/** What Payload gives a cell that is drawn on the server. */
export interface CellProps {
  readonly rowData: Readonly<Record<string, unknown>>
  readonly payload: Payload
  readonly collectionSlug: CollectionSlug
}
