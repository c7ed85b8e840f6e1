import type { PayloadRequest } from 'payload'
import { labelText } from '../records/label-text.ts'
import type { Target } from '../saving/record.ts'

export interface Waiting {
  readonly target: Extract<Target, { readonly id: number }>
  readonly kind: string
  readonly title: string
  readonly askedBy: string
  /** An instant in ISO format. */
  readonly askedAt: string
}

/**
 * Returns only drafts that the account of this request may read, at most 250 of each collection; the oldest request
 * comes first.
 */
export async function findWaiting(req: PayloadRequest): Promise<Waiting[]> {
  const found: Waiting[] = []
  for (const { slug, admin, labels, versions } of req.payload.config.collections) {
    if (!versions?.drafts) continue
    const { docs } = await req.payload.find({
      collection: slug,
      draft: true,
      where: { 'review.asked_at': { exists: true } },
      depth: 0,
      // The most rows that a read of staff may return (`requests/limit-rows.ts`).
      limit: 250,
      overrideAccess: false,
      req,
    })
    for (const doc of docs) {
      if (!('review' in doc)) continue
      found.push({
        target: { collection: slug, id: doc.id },
        kind: labelText(labels.singular, slug),
        title: String(Reflect.get(doc, admin.useAsTitle ?? 'id') ?? ''),
        askedBy: doc.review?.asked_by ?? '',
        askedAt: doc.review?.asked_at ?? '',
      })
    }
  }
  return found.toSorted((one, other) => one.askedAt.localeCompare(other.askedAt))
}
