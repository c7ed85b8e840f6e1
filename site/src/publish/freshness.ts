import type { PublishedPage } from './page.ts'
import type { Ground } from './ground.ts'

/** Whether a page must be loaded again: an answer it read, its shell, its route or its hour has changed. */
export function isStale(
  page: PublishedPage,
  { ground, routeId, now }: { ground: Ground; routeId: string | undefined; now: number },
): boolean {
  if (isOfAnotherTime(page, now)) return true
  if (page.shell !== ground.shell || page.known.route.id !== routeId) return true
  const { answers } = ground.snapshot
  return [...page.reads].some(([key, etag]) => answers.get(key)?.etag !== etag)
}

/** Whether the instant has come until which a page's view is true, or the clock was put back to before it (spec/faults H21). */
export function isOfAnotherTime({ since, until }: PublishedPage, now: number): boolean {
  return now < since || (until !== undefined && until <= now)
}

/** The first instant at which one of some pages stops being true, in epoch milliseconds. */
export function firstInstant(pages: Iterable<PublishedPage>): number | undefined {
  let first: number | undefined
  for (const { until } of pages) {
    if (until !== undefined && (first === undefined || until < first)) first = until
  }
  return first
}
