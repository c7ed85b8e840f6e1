import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Snapshot } from './snapshot.ts'
import type { Upstream } from './upstream.ts'

const CONCURRENT = 8
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 60_000
/** How long a visitor waits for a file that is on its way. */
const PATIENCE_MS = 5_000

export interface MediaMirrorDeps {
  readonly folder: string
  readonly upstream: Upstream
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * Keeps every file that the answers name on disk, written beside and renamed. Files are fetched because answers name
 * them, never because a visitor asks; names that no answer gives are never looked for.
 */
export function createMediaMirror({ folder, upstream, log }: MediaMirrorDeps) {
  const present = new Set<string>()
  const wanted: string[] = []
  const underWay = new Set<string>()
  const arrivals = new Map<string, (() => void)[]>()
  const failures = new Map<string, number>()
  const state = { closed: false }

  async function fetchNext(): Promise<void> {
    while (!state.closed && underWay.size < CONCURRENT && wanted.length > 0) {
      const name = wanted.shift()
      if (name === undefined || present.has(name)) continue
      underWay.add(name)
      void mirror(name).finally(() => {
        underWay.delete(name)
        void fetchNext()
      })
    }
  }

  async function mirror(name: string): Promise<void> {
    try {
      const bytes = await upstream.media(name)
      if (!bytes) throw new Error('there is no such file')
      await write(join(folder, name), bytes)
      present.add(name)
      failures.delete(name)
    } catch (error) {
      const failed = (failures.get(name) ?? 0) + 1
      failures.set(name, failed)
      if (failed === 1) log('media.unmirrored', { name, message: String(error) })
      setTimeout(
        () => {
          wanted.push(name)
          void fetchNext()
        },
        Math.min(FIRST_RETRY_MS * 2 ** failed, MAX_RETRY_MS),
      ).unref()
    }
    for (const wake of arrivals.get(name) ?? []) wake()
    arrivals.delete(name)
  }

  return {
    /** Takes stock of what is on disk. */
    async start(): Promise<void> {
      await mkdir(folder, { recursive: true })
      for (const name of await readdir(folder)) if (!name.endsWith('.new')) present.add(name)
    },
    /** Fetches what the answers name and the disk lacks, in the order of the answers. */
    follow({ answers }: Snapshot): void {
      const queued = new Set([...wanted, ...underWay])
      for (const { wire } of answers.values()) {
        for (const name of mediaNames(wire)) {
          if (present.has(name) || queued.has(name) || failures.has(name)) continue
          queued.add(name)
          wanted.push(name)
        }
      }
      void fetchNext()
    },
    /** The path of a file. One that is on its way is waited for a little; undefined when it is not to be had. */
    async file(name: string): Promise<string | undefined> {
      if (present.has(name)) return join(folder, name)
      if (!underWay.has(name) && !wanted.includes(name)) return undefined
      await new Promise<void>((resolve) => {
        arrivals.set(name, [...(arrivals.get(name) ?? []), resolve])
        setTimeout(resolve, PATIENCE_MS).unref()
      })
      return present.has(name) ? join(folder, name) : undefined
    },
    close(): void {
      state.closed = true
    },
  }
}

export type MediaMirror = ReturnType<typeof createMediaMirror>

async function write(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(`${file}.new`, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    await rm(`${file}.new`, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

/** The names of the files a JSON value names, in its order. */
export function* mediaNames(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    const name = /^\/media\/([0-9a-f]{16}-[a-z0-9_]+\.[a-z0-9]+)$/.exec(value)?.[1]
    if (name !== undefined) yield name
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* mediaNames(each)
  }
}
