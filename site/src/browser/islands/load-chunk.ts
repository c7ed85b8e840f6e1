export interface ChunkLoaderDeps {
  /** Reloads the page; undefined when it was reloaded a short while ago. */
  readonly reopen: () => Promise<never> | undefined
  /** Without a connection a failed load does not mean that the build is gone, and a reload would lose the page. */
  readonly isOnline: () => boolean
}

export type LoadChunk = <Name extends string, Part>(
  load: () => Promise<Readonly<Partial<Record<Name, Part>>> | undefined>,
  name: Name,
) => Promise<Part>

/**
 * For chunks that a visitor waits for. A chunk that fails to load belongs to a build that is gone, so the page is
 * reloaded. Rejects when it was reloaded already or there is no connection (spec/behaviour §22.8).
 */
export function createChunkLoader({ reopen, isOnline }: ChunkLoaderDeps): LoadChunk {
  return async function loadChunk(load, name) {
    try {
      return await importChunk(load, name)
    } catch (error) {
      const leaving = isOnline() ? reopen() : undefined
      if (leaving) return leaving
      throw error
    }
  }
}

/** Rejects also when the chunk lacks the export, as in some browsers after sleep (spec/behaviour §22.8). */
export async function importChunk<Name extends string, Part>(
  load: () => Promise<Readonly<Partial<Record<Name, Part>>> | undefined>,
  name: Name,
): Promise<Part> {
  const part = (await load())?.[name]
  if (part === undefined) throw new Error(`A chunk came without its ${name}`)
  return part
}
