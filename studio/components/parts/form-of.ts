import { labelText } from 'content/records/label-text.ts'
import { formOf } from 'content/saving/form-of.ts'
import type { Target } from 'content/saving/record.ts'
import type { PayloadRequest } from 'payload'

/** `_status` means the form as a whole, because it has no input. */
export function fieldOf(target: Target, field: string): string {
  return field === '_status' ? formOf(target) : `${formOf(target)}?field=${field}`
}

/** The word that staff use for such a record, such as "page"; an empty list for a global. */
export function kindOf(target: Target, req: PayloadRequest): string[] {
  if ('global' in target) return []
  const { labels, slug } = req.payload.collections[target.collection].config
  return [labelText(labels.singular, slug).toLowerCase()]
}
