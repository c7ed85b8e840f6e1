import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaNames } from '../replica/media-mirror.ts'
import type { Snapshot } from '../replica/snapshot.ts'
import type { StaticFile } from '../server/http/static-files.ts'
import { writeBody } from './write-body.ts'
import type { WriteFile } from './write-folder.ts'

export async function exportAssets(
  files: ReadonlyMap<string, StaticFile>,
  write: WriteFile,
): Promise<void> {
  for (const [name, { body }] of files) await writeBody(write, `assets/${name}`, body)
}

/** Writes the pictures and documents that the answers name. Gives the names of those that the mirror lacks. */
export async function exportMedia(
  { snapshot, mediaFolder }: { readonly snapshot: Snapshot; readonly mediaFolder: string },
  write: WriteFile,
): Promise<readonly string[]> {
  const missing: string[] = []
  for (const name of namesIn(snapshot)) {
    const bytes = await readIfThere(join(mediaFolder, name))
    if (bytes) await write(`public/media/${name}`, bytes)
    else missing.push(name)
  }
  return missing
}

function namesIn({ answers }: Snapshot): ReadonlySet<string> {
  const wires = [...answers.values()].map(({ wire }) => wire)
  return new Set(mediaNames(wires))
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
