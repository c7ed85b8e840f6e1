import type { ShellView } from '../shell/load-shell.ts'
import type { Body } from './compress.ts'
import type { KnownPath } from './known-paths.ts'
import type { Reads } from './page-base.ts'
import type { PackContents } from '../views/screen.ts'

export interface PublishedPage {
  readonly known: KnownPath
  readonly html: Body
  readonly payload: Body
  readonly islands: Body
  /** Hash of `<main>` and the islands' props. */
  readonly page: string
  /** The CSP source of the page's inline style. */
  readonly styleHash: string
  /** Whether search engines are asked to leave the page out. */
  readonly noindex: boolean
  /** Made for one visitor's link: then no cache stores it, and its address is not sent to other sites. */
  readonly isPersonal: boolean
  /** The year of its record, and the time of the record's last change. */
  readonly about: { readonly year?: number | undefined; readonly updatedAt?: string | undefined }
  /** The paths of its pictures, each once. */
  readonly images: readonly string[]
  readonly reads: Reads
  /** The contents of its walk pack besides its pictures; absent if it has no pack. */
  readonly pack?: PackContents | undefined
  /** It was rendered with this shell. */
  readonly shell: ShellView
  /** When it was rendered, and when it changes without an edit, in epoch milliseconds. */
  readonly since: number
  readonly until: number | undefined
}
