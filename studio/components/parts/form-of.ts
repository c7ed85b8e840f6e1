import { labelText } from 'content/records/label-text.ts'
import type { Target } from 'content/saving/record.ts'
import type { PayloadRequest } from 'payload'

/** The address of a record's form, or of a global's. */
export function formOf(target: Target): string {
  return 'global' in target
    ? `/admin/globals/${target.global}`
    : `/admin/collections/${target.collection}/${target.id}`
}

/** What staff call such a record: "page". A global has no kind. */
export function kindOf(target: Target, req: PayloadRequest): string[] {
  if ('global' in target) return []
  const { labels, slug } = req.payload.collections[target.collection].config
  return [labelText(labels.singular, slug).toLowerCase()]
}
