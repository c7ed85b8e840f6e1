import { loadPart } from '../load-part.ts'
import type { Documents } from './documents.ts'

/**
 * How long a navigation waits for one. A response that hangs, as after the browser's cache has given the page back, would
 * otherwise leave every link that needs it dead.
 */
export const PATIENCE_MS = 10_000

export interface ChunkLoaderDeps {
  /** The address that is being navigated to; undefined without a navigation. */
  readonly target: () => string | undefined
  /** The address of the page. */
  readonly here: () => string
  readonly documents: Pick<Documents, 'reopen'>
}

/**
 * Loads parts of the application that a page cannot do without. One that does not come, or comes without what it should
 * hold, which browsers give after sleep, is of a build that is gone: the document is loaded anew. Rejects when that was
 * done already (spec/behaviour §22.8). A navigation that has waited too long goes on as a document.
 */
export function createChunkLoader({ target, here, documents }: ChunkLoaderDeps) {
  return async function loadChunk<Name extends string, Part>(
    load: () => Promise<Readonly<Partial<Record<Name, Part>>> | undefined>,
    name: Name,
  ): Promise<Part> {
    const wanted = target()
    const reopen = () => (target() === wanted ? documents.reopen(wanted ?? here()) : undefined)
    // The page itself is readable without: there is no hurry then.
    const timer = wanted && setTimeout(() => void reopen(), PATIENCE_MS)
    try {
      return await loadPart(load, name)
    } catch (error) {
      // Of a navigation that was overtaken nobody wants to see anything.
      const leaving = reopen()
      if (leaving) return leaving
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A page without one of its styles is readable: its chunk is loaded all the same (spec/behaviour §22.8). */
export function forgiveStyles(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload?: unknown } // Vite's own event
    if (payload instanceof Error && payload.message.includes('CSS')) event.preventDefault()
  })
}
