import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Body } from '../../publish/compress.ts'

export const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
}

export interface StaticFile {
  readonly body: Body
  readonly type: string
}

/** The build's hashed files by their name, compressed once and kept in memory. */
export async function readAssets(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      const type = ASSET_TYPES[extname(name)] ?? 'application/octet-stream'
      return [name, { type, body: await compressed(bytes) }] as const
    }),
  )
  return new Map(files)
}

async function compressed(bytes: Buffer): Promise<Body> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes),
  ])
  return {
    br,
    gzip: gzipped,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
  }
}
