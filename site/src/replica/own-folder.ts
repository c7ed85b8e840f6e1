import type { Stats } from 'node:fs'
import { lstat, mkdir, open, readdir, readFile, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Parts of a file are joined to blocks of at least this size. */
const BLOCK_BYTES = 1024 * 1024

/** Tests replace these calls by failing ones. */
const CALLS = { open, rename }
export type WritingCalls = Pick<typeof CALLS, 'open' | 'rename'>

/** Symbolic links in place of the folder or of its files are never followed (spec/faults C21). */
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
    /** Undefined for anything but a plain file, and if the stats cannot be read. */
    async stat(name: string): Promise<Stats | undefined> {
      const found = await lstat(join(folder, name)).catch(() => undefined)
      return found?.isFile() ? found : undefined
    },
    /** Throws if there is no plain file of at most so many bytes, or if it cannot be read. */
    async read(name: string, maxBytes: number): Promise<Buffer> {
      await check(folders)
      const found = await lstat(join(folder, name))
      if (!found.isFile()) throw new Error(`${name} is not a plain file`)
      if (found.size > maxBytes) throw new Error(`${name} has ${found.size} bytes`)
      return readFile(join(folder, name))
    },
    /** Replaces a file atomically: the old file stays until the new bytes are on the disk (spec/faults C22). */
    async write(name: string, bytes: readonly Uint8Array[]): Promise<void> {
      const file = join(folder, name)
      const beside = `${file}.new`
      await prepare(dataDir, folders)
      await clear(beside)
      try {
        const handle = await openFile(beside, 'wx')
        try {
          await handle.writeFile(inBlocks(bytes))
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
    /** Also succeeds if the folder is gone. */
    async remove(name: string): Promise<void> {
      await check(folders).catch(ignoreMissing)
      await clear(join(folder, name))
    },
  }
}

export type OwnFolder = ReturnType<typeof createOwnFolder>

/** Each part would be written by a call of its own, and a file of answers has thousands. */
function* inBlocks(parts: readonly Uint8Array[]): Iterable<Uint8Array> {
  let block: Uint8Array[] = []
  let size = 0
  for (const part of parts) {
    block.push(part)
    size += part.length
    if (size < BLOCK_BYTES) continue
    yield Buffer.concat(block)
    block = []
    size = 0
  }
  yield Buffer.concat(block)
}

/** From the outermost folder on, so that nothing is made behind a symbolic link. */
async function prepare(dataDir: string, folders: readonly string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  for (const each of folders) {
    await mkdir(each).catch(ignoreExisting)
    await check([each])
  }
}

async function check(folders: readonly string[]): Promise<void> {
  for (const each of folders) {
    if (!(await lstat(each)).isDirectory()) throw new Error(`${each} is not a folder`)
  }
}

/** Removes a symbolic link itself, not its target. */
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
