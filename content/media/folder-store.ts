import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store.ts'

export interface FolderStore extends MediaStore {
  /** Removes all files except these. */
  keepOnly(names: ReadonlySet<string>): Promise<void>
}

/** Stores files in one folder, by default that of the media. */
export function createFolderStore(dataDir: string, under = 'media'): FolderStore {
  // `turbopackIgnore` says to the studio's build that these files are not in the clone. Otherwise it would trace every
  // file of the clone, which doubles its time.
  const folder = join(/* turbopackIgnore: true */ dataDir, under)
  const pathOf = (name: string) => join(/* turbopackIgnore: true */ folder, name)
  let written = 0
  return {
    async read(name) {
      try {
        return await readFile(/* turbopackIgnore: true */ pathOf(name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async write(name, bytes) {
      if (await exists(pathOf(name))) return
      await mkdir(folder, { recursive: true })
      written += 1
      // A rename happens completely or not at all, so nobody reads half a file, even after a crash.
      const temporary = pathOf(`.${name}.${process.pid}.${written}`)
      await writeFile(temporary, bytes)
      await rename(temporary, pathOf(name))
    },
    async keepOnly(names) {
      const others = (await readdir(/* turbopackIgnore: true */ folder)).filter(
        (each) => !names.has(each),
      )
      await Promise.all(others.map((each) => rm(pathOf(each), { force: true })))
    },
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(/* turbopackIgnore: true */ path)
    return true
  } catch {
    // The file does not exist or cannot be read. If it is a problem, writing the file reports it.
    return false
  }
}
