import type { ShellView } from '../shell/load-shell.ts'
import type { Body } from './compress.ts'
import type { KnownPath } from './known-paths.ts'
import type { PageBase, Reads } from './page-base.ts'

/** A published page. */
export interface PublishedPage {
  readonly known: KnownPath
  readonly html: Body
  readonly payload: Body
  /** The props of its islands. */
  readonly islands: Body
  /** Hash of `<main>` and the islands' props. */
  readonly page: string
  /** The CSP source of the page's inline style. */
  readonly styleHash: string
  /** Whether search engines are asked to leave the page out. */
  readonly noindex: boolean
  /** The paths of its pictures, each once. */
  readonly images: readonly string[]
  readonly reads: Reads
  /** The shell it was rendered with. */
  readonly shell: ShellView
  /** When it was rendered, and when it changes by itself, in epoch milliseconds. */
  readonly since: number
  readonly until: number | undefined
}

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
  const { answers } = base.snapshot
  for (const [key, etag] of page.reads) if (answers.get(key)?.etag !== etag) return true
  return false
}

/** Whether a page's `until` has come, or the clock was put back to before its render (spec/faults H21). */
export function isOfAnotherTime({ since, until }: PublishedPage, now: number): boolean {
  return now < since || (until !== undefined && until <= now)
}
