import type { PayloadRequest } from 'payload'
import { findReferences } from './references.ts'

/** A place that shows a picture or file, in the words of the form: `Event "Fog"` and `Leading picture`. */
export interface MediaUse {
  readonly record: string
  readonly field: string
}

/** Where a picture or file is used, in what is published and in what is being drafted. Each place once. */
export async function findMediaUses(id: number, req: PayloadRequest): Promise<MediaUse[]> {
  const found = await findReferences({ collection: 'media', id, paths: [] }, req)
  return found.flatMap(({ id: record, kind, title, fields }) =>
    fields.map((field) => ({ record: record === undefined ? kind : `${kind} "${title}"`, field })),
  )
}
