import type { AnswerKey } from 'contract/answers/keys.ts'
import type { PublishedPage } from './page.ts'
import type { PageBase, Reads } from './page-base.ts'

/**
 * Whether a page must be rendered again, because an answer that it read, its shell or its route has changed, or because
 * its `until` has come.
 */
export function isStale(
  page: PublishedPage,
  { base, routeId, now }: { base: PageBase; routeId: string | undefined; now: number },
): boolean {
  if (isOfAnotherTime(page, now)) return true
  if (page.shell !== base.shell || page.known.route.id !== routeId) return true
  return isReadAgain(page.reads, base)
}

/** Whether one of the answers that were read has changed. */
export function isReadAgain(reads: Reads, { snapshot }: Pick<PageBase, 'snapshot'>): boolean {
  for (const [key, etag] of reads) if (snapshot.answers.get(key)?.etag !== etag) return true
  return false
}

/** Whether a page read this answer, and it has changed since. */
export function hasChanged(
  key: AnswerKey | undefined,
  { page, base }: { page: PublishedPage | undefined; base: PageBase },
): boolean {
  if (key === undefined || !page?.reads.has(key)) return false
  return base.snapshot.answers.get(key)?.etag !== page.reads.get(key)
}

/** Whether a page's `until` has come, or the clock was put back to before its render (spec/faults H21). */
export function isOfAnotherTime(
  { since, until }: Pick<PublishedPage, 'since' | 'until'>,
  now: number,
): boolean {
  return now < since || (until !== undefined && until <= now)
}
