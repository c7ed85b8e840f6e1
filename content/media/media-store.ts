/** Where the files are: one folder, names that follow from what is in them, nothing ever written twice (faults M4). */
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface MediaStore {
  pathOf(name: string): string
  read(name: string): Promise<Buffer>
  /** Writes a file unless it is there; a reader sees all of it or nothing. */
  write(name: string, bytes: Buffer): Promise<void>
}

export function createMediaStore(dataDir: string): MediaStore {
  const folder = join(dataDir, 'media')
  const pathOf = (name: string) => join(folder, name)
  let written = 0
  return {
    pathOf,
    read: (name) => readFile(pathOf(name)),
    async write(name, bytes) {
      if (await exists(pathOf(name))) return
      await mkdir(folder, { recursive: true })
      written += 1
      const temporary = pathOf(`.${name}.${process.pid}.${written}`)
      await writeFile(temporary, bytes)
      await rename(temporary, pathOf(name))
    },
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    // Not there, or not readable: writing it says which.
    return false
  }
}
