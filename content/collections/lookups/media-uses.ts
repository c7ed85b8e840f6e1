import type { PayloadRequest } from 'payload'
import { findReferences, type Versions } from './references.ts'

/** A place that shows a picture or file, in the words of the form: `Event "Fog"` and `Leading picture`. */
export interface MediaUse {
  readonly record: string
  readonly field: string
}

/** Where a picture or file is used. Each place once. */
export async function findMediaUses(
  id: number,
  req: PayloadRequest,
  versions: Versions = 'all',
): Promise<MediaUse[]> {
  const found = await findReferences({ collection: 'media', id, paths: [] }, req, versions)
  return found.flatMap(({ id: record, kind, title, fields }) =>
    fields.map((field) => ({ record: record === undefined ? kind : `${kind} "${title}"`, field })),
  )
}
