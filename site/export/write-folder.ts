import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Lists a hash of every other file in the folder. */
const MANIFEST = 'manifest.json'
/** A folder with other entries is not replaced. */
const PARTS = [MANIFEST, 'nginx', 'public']

/** Below the folder. Rejects when the file exists already. */
export type WriteFile = (file: string, bytes: Uint8Array | string) => Promise<void>

/**
 * Readers see all files or none: the folder is written beside `folder` and then renamed. An earlier export is
 * replaced. `fill` returns what `manifest.json` says besides the hashes. Throws when the folder holds something else.
 */
export async function writeFolder<About extends object>(
  folder: string,
  fill: (write: WriteFile) => Promise<About>,
): Promise<About> {
  await refuseForeign(folder)
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const hashes = new Map<string, string>()
  try {
    const about = await fill(async (file, bytes) => {
      const to = join(unfinished, file)
      await mkdir(dirname(to), { recursive: true })
      await writeFile(to, bytes, { flag: 'wx' })
      hashes.set(file, createHash('sha256').update(bytes).digest('hex'))
    })
    const files = Object.fromEntries([...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const manifest = JSON.stringify({ ...about, files }, undefined, 1)
    await writeFile(join(unfinished, MANIFEST), manifest)
    await replace(folder, unfinished)
    return about
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function refuseForeign(folder: string): Promise<void> {
  const names = await namesIn(folder)
  const isEarlierExport = names.includes(MANIFEST) && names.every((name) => PARTS.includes(name))
  if (names.length > 0 && !isEarlierExport) {
    throw new Error(`${folder} holds other files: give a new folder, or that of an earlier export`)
  }
}

async function replace(folder: string, by: string): Promise<void> {
  const earlier = `${folder}.old`
  await rm(earlier, { recursive: true, force: true })
  if ((await namesIn(folder)).length > 0) await rename(folder, earlier)
  await rename(by, folder)
  await rm(earlier, { recursive: true, force: true })
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
