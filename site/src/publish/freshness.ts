import type { PublishedPage } from './page.ts'
import type { Ground } from './render-page.ts'

/** Whether a page must be loaded again: an answer it read, its shell, its route or its hour has changed. */
export function isStale(
  page: PublishedPage,
  { ground, pattern, now }: { ground: Ground; pattern: string | undefined; now: number },
): boolean {
  if (page.until !== undefined && page.until <= now) return true
  if (page.shell !== ground.shell || page.known.route.pattern !== pattern) return true
  const { answers } = ground.snapshot
  return [...page.reads].some(([key, etag]) => answers.get(key)?.etag !== etag)
}

/** The first instant at which one of some pages stops being true, in epoch milliseconds. */
export function firstInstant(pages: Iterable<PublishedPage>): number | undefined {
  let first: number | undefined
  for (const { until } of pages) {
    if (until !== undefined && (first === undefined || until < first)) first = until
  }
  return first
}
