import type { Documents } from './documents.ts'

export interface ChunkLoaderDeps {
  /** The address that is being navigated to, else that of the page. */
  readonly address: () => string
  readonly documents: Pick<Documents, 'reopen'>
}

/**
 * Loads parts of the application. One that does not come, or comes without what it should hold, which browsers give after
 * sleep, is of a build that is gone: the document is loaded anew. Rejects when that was done already (behaviour §22.8).
 */
export function createChunkLoader({ address, documents }: ChunkLoaderDeps) {
  return async function loadChunk<Name extends string, Part>(
    load: () => Promise<Readonly<Partial<Record<Name, Part>>> | undefined>,
    name: Name,
  ): Promise<Part> {
    const wanted = address()
    try {
      const part = (await load())?.[name]
      if (part === undefined) throw new Error(`A chunk came without its ${name}`)
      return part
    } catch (error) {
      // Of a navigation that was overtaken nobody wants to see anything.
      const leaving = address() === wanted ? documents.reopen(wanted) : undefined
      if (leaving) return leaving
      throw error
    }
  }
}

/** A page without one of its styles is readable: its chunk is loaded all the same (behaviour §22.8). */
export function forgiveStyles(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload?: unknown } // Vite's own event
    if (payload instanceof Error && payload.message.includes('CSS')) event.preventDefault()
  })
}
