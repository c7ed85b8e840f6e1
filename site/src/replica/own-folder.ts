import type { Stats } from 'node:fs'
import { lstat, mkdir, open, readdir, readFile, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The calls by which a file is written; tests put failing ones in their place. */
const CALLS = { open, rename }
export type WritingCalls = Pick<typeof CALLS, 'open' | 'rename'>

/**
 * A folder inside the data directory that is the site's own. Nothing outside is ever read or written: a link in place of
 * the folder or of a file in it is never followed (spec/faults C21).
 */
export function createOwnFolder(
  dataDir: string,
  path: readonly string[],
  { open: openFile, rename: renameFile }: WritingCalls = CALLS,
) {
  const folders = path.map((_, index) => join(dataDir, ...path.slice(0, index + 1)))
  const folder = join(dataDir, ...path)

  return {
    pathOf: (name: string): string => join(folder, name),
    async names(): Promise<string[]> {
      await prepare(dataDir, folders)
      return readdir(folder)
    },
    /** What the file system knows of a plain file; undefined for anything else. */
    async stat(name: string): Promise<Stats | undefined> {
      const found = await lstat(join(folder, name)).catch(() => undefined)
      return found?.isFile() ? found : undefined
    },
    /** A plain file of at most so many bytes. Throws when it is anything else, or cannot be read. */
    async read(name: string, maxBytes: number): Promise<Buffer> {
      await check(folders)
      const found = await lstat(join(folder, name))
      if (!found.isFile()) throw new Error(`${name} is not a plain file`)
      if (found.size > maxBytes) throw new Error(`${name} has ${found.size} bytes`)
      return readFile(join(folder, name))
    },
    /** Replaces a file as a whole: until its new bytes are on the disk the old ones stay (spec/faults C22). */
    async write(name: string, bytes: readonly Uint8Array[]): Promise<void> {
      const file = join(folder, name)
      const beside = `${file}.new`
      await prepare(dataDir, folders)
      await clear(beside)
      try {
        const handle = await openFile(beside, 'wx')
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        if (await isFolder(file)) await clear(file)
        await renameFile(beside, file)
      } catch (error) {
        await clear(beside)
        throw error
      }
    },
    async touch(name: string, ms: number): Promise<void> {
      await check(folders)
      await utimes(join(folder, name), ms / 1000, ms / 1000)
    },
    /** Done too when the folder itself is gone, as when somebody has deleted it: nothing is left to remove. */
    async remove(name: string): Promise<void> {
      await check(folders).catch(ignoreMissing)
      await clear(join(folder, name))
    },
  }
}

export type OwnFolder = ReturnType<typeof createOwnFolder>

/** Makes what is missing, from the outside in: nothing is made behind a link. */
async function prepare(dataDir: string, folders: readonly string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  for (const each of folders) {
    await mkdir(each).catch(ignoreExisting)
    await check([each])
  }
}

/** Throws when something else than a folder stands in place of one. */
async function check(folders: readonly string[]): Promise<void> {
  for (const each of folders) {
    if (!(await lstat(each)).isDirectory()) throw new Error(`${each} is not a folder`)
  }
}

/** A link is removed itself, not what it points to. */
function clear(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true })
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isDirectory() === true
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
