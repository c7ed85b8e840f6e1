import { readFile } from 'node:fs/promises'
import { mediaNames } from '../src/replica/media-mirror.ts'
import type { MediaMirror } from '../src/replica/media-mirror.ts'
import type { Snapshot } from '../src/replica/snapshot.ts'
import type { StaticFile } from '../src/http/static-files.ts'
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
  { snapshot, mirror }: { readonly snapshot: Snapshot; readonly mirror: Pick<MediaMirror, 'file'> },
  write: WriteFile,
): Promise<readonly string[]> {
  const missing: string[] = []
  for (const name of namesIn(snapshot)) {
    const file = await mirror.file(name)
    if (file === undefined) missing.push(name)
    else await write(`public/media/${name}`, await readFile(file))
  }
  return missing
}

function namesIn({ answers }: Snapshot): ReadonlySet<string> {
  return new Set([...answers.values()].flatMap(mediaNames))
}
