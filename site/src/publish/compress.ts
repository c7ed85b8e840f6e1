import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/**
 * Quality 5 compresses 29 kB to 7.0 kB. Quality 3 gives 7.8 kB in a third of the time; quality 6 also gives 7.0 kB
 * (decision 042).
 */
const QUALITY = 5
/** At least 128 bits in base64. */
const HASH_DIGITS = 22

/** The content of a page or file, compressed once with brotli: when it is published, or a variant when it is asked for. */
export interface Body {
  readonly hash: string
  readonly br: Buffer
  /** Made when first asked for, then kept. */
  readonly gzip: () => Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const unbrotli: (br: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/** Compresses content in libuv's threads. Returns `before` if it has the same content. */
export async function compress(content: string | Uint8Array, before?: Body): Promise<Body> {
  const bytes = Buffer.from(content)
  const hashed = hash('sha256', bytes, 'base64url').slice(0, HASH_DIGITS)
  if (before?.hash === hashed) return before
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const br = exactCopy(await brotli(bytes, { params }))
  let zipped: Promise<Buffer> | undefined
  const makeGzip = async () => exactCopy(await zip(await unbrotli(br)))
  return { hash: hashed, br, gzip: () => (zipped ??= makeGzip()) }
}

/** A part of a larger buffer, as zlib and Node's pool return, would keep the whole buffer in memory. */
function exactCopy(bytes: Uint8Array): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer)
}
