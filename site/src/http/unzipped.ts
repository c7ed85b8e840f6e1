import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const unbrotli: (br: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/** How long a copy is kept for the next reader, at most. */
const KEPT_MS = 30_000
/** Of 607 pages, the biggest of 250 kB: at most 16 MB. */
const MAX_COPIES = 64

/**
 * The identity form of zipped bytes. There is one copy for all who read it at a time, however slowly; those who do are
 * few, so it is let go soon.
 */
export function createUnzipped(unzip: (zipped: Buffer) => Promise<Buffer> = unbrotli) {
  const copies = new Map<Buffer, Promise<Buffer>>()
  let timer: NodeJS.Timeout | undefined

  const keep = (zipped: Buffer, copy: Promise<Buffer>) => {
    timer ??= setTimeout(letGo, KEPT_MS).unref()
    if (copies.size >= MAX_COPIES) copies.clear()
    copies.set(zipped, copy)
  }
  const letGo = () => {
    timer = undefined
    copies.clear()
  }
  const forget = (zipped: Buffer, copy: Promise<Buffer>) => {
    if (copies.get(zipped) === copy) copies.delete(zipped)
  }

  return (zipped: Buffer): Promise<Buffer> => {
    const known = copies.get(zipped)
    if (known) return known
    const copy = unzip(zipped)
    keep(zipped, copy)
    // A failure is told to those who wait for it, and to nobody later. This is safe: the bytes are as they were, so the
    // next reader begins where the first did.
    copy.catch(() => forget(zipped, copy))
    return copy
  }
}
