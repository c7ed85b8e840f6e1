import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store.ts'

export interface FolderStore extends MediaStore {
  keepOnly(names: ReadonlySet<string>): Promise<void>
}

export function createFolderStore(dataDir: string, under = 'media'): FolderStore {
  // `turbopackIgnore` keeps the studio's build from tracing every file of the clone, which would double its time.
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
    // If a file that cannot be read is a problem, writing it reports that.
    return false
  }
}
