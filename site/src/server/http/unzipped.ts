import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** How long a copy is kept for the next reader, at most. */
const KEPT_MS = 30_000
/** Of 607 pages, the biggest of 250 kB: no more than a few megabytes. */
const MAX_COPIES = 64

/**
 * The identity form of zipped bytes. There is one copy for all who read it at a time, however slowly; those who do are
 * few, so it is let go soon.
 */
export function createUnzipped(unzip: (zipped: Buffer) => Promise<Buffer> = promisify(gunzip)) {
  const copies = new Map<Buffer, Promise<Buffer>>()

  return (zipped: Buffer): Promise<Buffer> => {
    const known = copies.get(zipped)
    if (known) return known
    if (copies.size === 0) setTimeout(() => copies.clear(), KEPT_MS).unref()
    if (copies.size >= MAX_COPIES) copies.clear()
    const copy = unzip(zipped)
    copies.set(zipped, copy)
    return copy
  }
}
