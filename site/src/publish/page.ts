import type { ShellView } from '../shell/load-shell.ts'
import type { Body } from './compress.ts'
import type { KnownPath } from './known-paths.ts'
import type { PageBase, Reads } from './page-base.ts'

/** A page as visitors are served it. */
export interface PublishedPage {
  readonly known: KnownPath
  readonly html: Body
  readonly payload: Body
  /** The props of its islands. */
  readonly islands: Body
  /** Hash of `<main>` and the islands' props. */
  readonly page: string
  /** CSP source of the page's inline style block. */
  readonly styleHash: string
  /** Whether search engines are asked to leave the page out. */
  readonly noindex: boolean
  /** Its pictures: canonical paths, each once. */
  readonly images: readonly string[]
  readonly reads: Reads
  /** The shell it was rendered with. */
  readonly shell: ShellView
  /** Epoch milliseconds at which it was rendered, and until which it is true. */
  readonly since: number
  readonly until: number | undefined
}

/** Whether a page must be rendered again: an answer it read, its shell, its route or its hour has changed. */
export function isStale(
  page: PublishedPage,
  { base, routeId, now }: { base: PageBase; routeId: string | undefined; now: number },
): boolean {
  if (isOfAnotherTime(page, now)) return true
  if (page.shell !== base.shell || page.known.route.id !== routeId) return true
  const { answers } = base.snapshot
  for (const [key, etag] of page.reads) if (answers.get(key)?.etag !== etag) return true
  return false
}

/** Whether the instant has come until which a page is true, or the clock was put back to before it (spec/faults H21). */
export function isOfAnotherTime({ since, until }: PublishedPage, now: number): boolean {
  return now < since || (until !== undefined && until <= now)
}
