import { hash } from 'node:crypto'
import type { Stats } from 'node:fs'
import type { Clock } from '../views/clock.ts'
import type { OwnFolder } from './own-folder.ts'

/** The name of a file in answers. The hash is that of the upload and its focal point. */
export const MEDIA_NAME = '[0-9a-f]{16}-[a-z0-9_]+\\.[a-z0-9]+'
const ON_DISK = new RegExp(`^([0-9a-f]{32})\\.(${MEDIA_NAME})$`)
/** 128 bits are enough to find damage; they need not withstand an attacker, who cannot write here. */
const CHECKSUM_DIGITS = 32
/** A little more than staff may upload (50 MB, spec/faults M2). */
const MAX_BYTES = 50 * 1024 * 1024
/** How long a file is kept after no answer names it any more: caches and open tabs still name it (spec/faults M4). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

interface StoredFile {
  readonly onDisk: string
  readonly checksum: string
  /** The file's stamp when its bytes were last checked (`stampOf`). */
  readonly checked?: string
}

/** Each file has its checksum in its name, so that damage is found (spec/faults C21). */
export function createMediaFiles(folder: OwnFolder, clock: Clock) {
  const files = new Map<string, StoredFile>()

  async function isIntact(name: string, { onDisk, checksum, checked }: StoredFile) {
    const found = await folder.stat(onDisk)
    if (!found) return false
    if (checked === stampOf(found)) return true
    // A file that cannot be read counts as damaged.
    const bytes = await folder.read(onDisk, MAX_BYTES).catch(() => undefined)
    if (!bytes || checksumOf(bytes) !== checksum) return false
    files.set(name, { onDisk, checksum, checked: stampOf(found) })
    return true
  }

  return {
    /** Reads which files are on disk. Files with other names are left alone. */
    async list(): Promise<void> {
      for (const onDisk of await folder.names()) {
        const [, checksum, name] = ON_DISK.exec(onDisk) ?? []
        if (checksum !== undefined && name !== undefined) files.set(name, { onDisk, checksum })
      }
    },
    has: (name: string): boolean => files.has(name),
    /** Undefined for a damaged file, which is then forgotten. The disk is not read for names that are not listed. */
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
    /** Removes files that no answer has named for 30 days, which start now for `unnamed` files. */
    async tidy(unnamed: readonly string[], isNamed: (name: string) => boolean): Promise<void> {
      for (const name of unnamed) {
        const stored = files.get(name)
        if (stored) await folder.touch(stored.onDisk, clock.now())
      }
      for (const [name, { onDisk }] of files) {
        const found = isNamed(name) ? undefined : await folder.stat(onDisk)
        if (!found || clock.now() - found.mtimeMs < KEPT_MS) continue
        files.delete(name)
        await folder.remove(onDisk)
      }
    },
  }
}

/** Changes when anybody writes to a file: a program may set its `mtime` back, but not its `ctime`. */
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join()
}

function checksumOf(bytes: Uint8Array): string {
  return hash('sha256', bytes).slice(0, CHECKSUM_DIGITS)
}
