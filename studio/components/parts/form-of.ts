import { labelText } from 'content/records/label-text.ts'
import type { Target } from 'content/saving/record.ts'
import type { PayloadRequest } from 'payload'

/** The address of a record's form, or of a global's. */
export function formOf(target: Target): string {
  return 'global' in target
    ? `/admin/globals/${target.global}`
    : `/admin/collections/${target.collection}/${target.id}`
}

/** The word that staff use for records of the collection, such as "page"; an empty list for a global. */
export function kindOf(target: Target, req: PayloadRequest): string[] {
  if ('global' in target) return []
  const { labels, slug } = req.payload.collections[target.collection].config
  return [labelText(labels.singular, slug).toLowerCase()]
}
