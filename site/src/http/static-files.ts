import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Body } from '../publish/compress.ts'

export const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
}

export interface StaticFile {
  readonly body: Body
  readonly type: string
}

export interface StaticFiles {
  /** The file of a name; undefined, without a look at the disk, for a name that no folder has. */
  find(name: string): StaticFile | Promise<StaticFile> | undefined
}

/**
 * Hashed files by their name, compressed when they were built: those of `current` in memory, those that only the
 * folders of `earlier` builds have read when a tab of such a build asks.
 */
export async function createStaticFiles({
  current,
  earlier,
}: {
  readonly current: string
  readonly earlier: readonly string[]
}): Promise<StaticFiles> {
  const inMemory = await readStaticFiles(current)
  const folders = new Map<string, string>()
  for (const folder of earlier) {
    for (const name of await namesIn(folder)) folders.set(name, folder)
  }
  return {
    find(name) {
      const folder = folders.get(name)
      return inMemory.get(name) ?? (folder === undefined ? undefined : readFileOf(folder, name))
    },
  }
}

/** All hashed files of a folder, by their name. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const names = await namesIn(folder)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFileOf(folder, name)] as const)),
  )
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder)
  return entries.filter((each) => each.endsWith('.br')).map((each) => each.slice(0, -'.br'.length))
}

async function readFileOf(folder: string, name: string): Promise<StaticFile> {
  const [br, gzip] = await Promise.all([
    readFile(join(folder, `${name}.br`)),
    readFile(join(folder, `${name}.gz`)),
  ])
  // The name holds a hash of the content.
  return {
    type: ASSET_TYPES[extname(name)] ?? 'application/octet-stream',
    body: { br, gzip: () => Promise.resolve(gzip), hash: name },
  }
}
