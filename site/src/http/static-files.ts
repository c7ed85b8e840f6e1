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
  /** Undefined, without reading the disk, if no folder has the name. */
  find(name: string): StaticFile | Promise<StaticFile> | undefined
}

/**
 * Hashed files that the build has compressed. Files of `current` are in memory; files that only `earlier` builds have
 * are read when a tab of such a build asks for them.
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

/** The hashed files of a folder, by name. */
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
  return {
    type: ASSET_TYPES[extname(name)] ?? 'application/octet-stream',
    body: { br, gzip: () => Promise.resolve(gzip), hash: name },
  }
}
