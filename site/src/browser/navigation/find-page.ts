import { ConnectionError } from '../builds/fetch-json.ts'
import type { Payload } from '../payload.ts'
import type { BuildWatch } from '../builds/build-watch.ts'
import type { Documents } from './documents.ts'
import { followRedirects } from './follow-redirects.ts'
import type { Manifest } from '../builds/manifest.ts'
import type { Payloads } from './payloads.ts'

export type Found =
  /** A payload; `href` is the address after redirects. */
  | { readonly kind: 'page'; readonly href: string; readonly payload: Payload }
  /** There is no payload: load the document. */
  | { readonly kind: 'document'; readonly href: string }
  /** A document load has been started already. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'offline' }

export interface PageFinderDeps {
  readonly payloads: Pick<Payloads, 'load' | 'prefetch'>
  /** Undefined until it has loaded. */
  readonly manifest: () => Manifest | undefined
  readonly builds: Pick<BuildWatch, 'isStale'>
  readonly documents: Pick<Documents, 'reopen'>
  /** The document is kept on this device (spec/behaviour §35.2). */
  readonly isKept: (to: URL) => Promise<boolean>
}

/**
 * Like the server, applies redirects first, then looks for the payload (spec/behaviour §5, §6.12, §23.4). Once there is
 * a newer build, every path but the one that is shown is loaded as a document (spec/behaviour §22.5).
 */
export function createPageFinder(deps: PageFinderDeps) {
  const { payloads, manifest, builds, documents, isKept } = deps

  /** Rejects only when aborted. */
  async function find(to: URL, isOtherPath: boolean, signal: AbortSignal): Promise<Found> {
    if (isOtherPath && builds.isStale() && documents.reopen(to.href)) return { kind: 'leaving' }
    const known = manifest()
    let { href } = to
    try {
      const end = await followRedirects(to, known)
      ;({ href } = end)
      if (!mayHavePayload(end, to.origin, known)) return { kind: 'document', href }
      return { kind: 'page', href, payload: await payloads.load(end, signal) }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ConnectionError) {
        return (await isKept(new URL(href))) ? { kind: 'document', href } : { kind: 'offline' }
      }
      console.warn(`The payload of ${href} could not be used`, error)
      return { kind: 'document', href }
    }
  }

  return {
    find,
    async prefetch(to: URL): Promise<void> {
      const known = manifest()
      const end = await followRedirects(to, known)
      if (mayHavePayload(end, to.origin, known)) await payloads.prefetch(end)
    },
  }
}

export type PageFinder = ReturnType<typeof createPageFinder>

function mayHavePayload(to: URL, origin: string, known: Manifest | undefined): boolean {
  return to.origin === origin && (known?.prerendered.has(to.pathname) ?? true)
}
