import { hash } from 'node:crypto'
import type { Stats } from 'node:fs'
import type { Clock } from '../views/clock.ts'
import type { OwnFolder } from './own-folder.ts'

/** The form of a name in answers: the hash is that of the upload and its focal point. */
export const MEDIA_NAME = '[0-9a-f]{16}-[a-z0-9_]+\\.[a-z0-9]+'
/** On disk the checksum of the bytes stands before the name. */
const ON_DISK = new RegExp(`^([0-9a-f]{32})\\.(${MEDIA_NAME})$`)
const CHECKSUM_DIGITS = 32
const MAX_BYTES = 50 * 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000
/** How long a file is kept that no answer names any more (spec/faults M4). */
const KEPT_MS = 30 * DAY_MS

interface StoredFile {
  readonly onDisk: string
  readonly checksum: string
  /** How the file stood when its bytes were last found to fit the checksum. */
  readonly intact?: Stats
}

/** The mirror's files on disk, each with its checksum in its name, so that damage is found (spec/faults C21). */
export function createMediaFiles(folder: OwnFolder, clock: Clock) {
  const files = new Map<string, StoredFile>()

  async function isIntact(name: string, stored: StoredFile): Promise<boolean> {
    const { onDisk, checksum, intact } = stored
    const found = await folder.stat(onDisk)
    if (!found) return false
    if (intact && isUntouched(intact, found)) return true
    try {
      const bytes = await folder.read(onDisk, MAX_BYTES)
      if (checksumOf(bytes) !== checksum) return false
      files.set(name, { onDisk, checksum, intact: found })
      return true
    } catch {
      // Too large or not readable: as good as damaged, the next write replaces it.
      return false
    }
  }

  async function removeIfOld(name: string, { onDisk }: StoredFile): Promise<void> {
    const found = await folder.stat(onDisk)
    if (!found || clock.now() - found.mtimeMs < KEPT_MS) return
    files.delete(name)
    await folder.remove(onDisk)
  }

  return {
    /** Takes stock of the disk. What is not named as ours is left alone. */
    async list(): Promise<void> {
      for (const onDisk of await folder.names()) {
        const [, checksum, name] = ON_DISK.exec(onDisk) ?? []
        if (checksum !== undefined && name !== undefined) files.set(name, { onDisk, checksum })
      }
    },
    has: (name: string): boolean => files.has(name),
    /** The path of a file that is whole; a damaged one is forgotten. A name that is not listed costs no look at the disk. */
    async path(name: string): Promise<string | undefined> {
      const stored = files.get(name)
      if (!stored) return undefined
      if (await isIntact(name, stored)) return folder.pathOf(stored.onDisk)
      if (files.get(name) === stored) files.delete(name)
      return undefined
    },
    async write(name: string, bytes: Uint8Array): Promise<void> {
      const checksum = checksumOf(bytes)
      const onDisk = `${checksum}.${name}`
      await folder.write(onDisk, [bytes])
      files.set(name, { onDisk, checksum })
    },
    /** Marks when a file was last named: from then on it is kept for 30 days. */
    async markUnnamed(name: string): Promise<void> {
      const stored = files.get(name)
      if (stored) await folder.touch(stored.onDisk, clock.now())
    },
    /** Removes what has not been named for 30 days. */
    async removeOld(isNamed: (name: string) => boolean): Promise<void> {
      for (const [name, stored] of files) if (!isNamed(name)) await removeIfOld(name, stored)
    },
  }
}

/** Whether nobody has written to a file since: a program may set its `mtime` back, but not its `ctime`. */
function isUntouched(before: Stats, now: Stats): boolean {
  return (
    before.size === now.size &&
    before.mtimeMs === now.mtimeMs &&
    before.ctimeMs === now.ctimeMs &&
    before.ino === now.ino
  )
}

function checksumOf(bytes: Uint8Array): string {
  return hash('sha256', bytes).slice(0, CHECKSUM_DIGITS)
}
