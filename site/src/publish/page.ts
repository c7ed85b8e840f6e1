import type { ShellView } from '../shell/load-shell.ts'
import type { Body } from './compress.ts'
import type { KnownPath } from './known-paths.ts'

/** A page as visitors are served it. */
export interface PublishedPage {
  readonly known: KnownPath
  readonly html: Body
  readonly payload: Body
  /** What its islands are drawn with. */
  readonly islands: Body
  /** Hash of `<main>` and the islands' props. */
  readonly page: string
  /** CSP source of the page's inline style block. */
  readonly styleHash: string
  /** Whether search engines are asked to leave the page out. */
  readonly noindex: boolean
  /** Its pictures, as they stand on it: canonical paths, each once. */
  readonly images: readonly string[]
  /** Keys the page read and their etags; undefined for a key that had no answer. */
  readonly reads: ReadonlyMap<string, string | undefined>
  /** The shell it was rendered with. */
  readonly shell: ShellView
  /** Hash of what the page shows: rendered again only when it changes. */
  readonly view: string
  /** Epoch milliseconds at which the view was found to be true, and until which it is. */
  readonly since: number
  readonly until: number | undefined
}
