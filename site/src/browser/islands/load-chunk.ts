import { loadPart } from './import-chunk.ts'

export interface ChunkLoaderDeps {
  /** Loads the page anew; undefined when that was done a short while ago. */
  readonly reopen: () => Promise<never> | undefined
  /** Without a connection nothing is of a build that is gone, and a document loaded anew would be none. */
  readonly isOnline: () => boolean
}

/** Loads a part of the site's script, by the name of what it should hold. */
export type LoadChunk = <Name extends string, Part>(
  load: () => Promise<Readonly<Partial<Record<Name, Part>>> | undefined>,
  name: Name,
) => Promise<Part>

/**
 * Loads what a visitor has asked for. What does not come, or comes without what it should hold, as browsers give it after
 * sleep, is of a build that is gone: the page is loaded anew. Rejects when that was done already (spec/behaviour §22.8).
 */
export function createChunkLoader({ reopen, isOnline }: ChunkLoaderDeps): LoadChunk {
  return async function loadChunk(load, name) {
    try {
      return await loadPart(load, name)
    } catch (error) {
      const leaving = isOnline() ? reopen() : undefined
      if (leaving) return leaving
      throw error
    }
  }
}
