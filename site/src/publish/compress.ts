import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const PAGE_QUALITY = 6
const HASH_DIGITS = 22

/** One body, compressed once. The identity form is made from `gzip` for the few who ask for it. */
export interface Body {
  readonly br: Buffer
  readonly gzip: Buffer
  /** Hash of the identity form. */
  readonly hash: string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function compress(content: string | Uint8Array): Promise<Body> {
  const bytes = Buffer.from(content)
  const [br, gzipped] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes),
  ])
  return {
    br: trimmed(br),
    gzip: trimmed(gzipped),
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_DIGITS),
  }
}

/** A copy with memory of its own: zlib gives a view of a 16 kB chunk, and `Buffer.from` one of a shared pool. */
function trimmed(chunk: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(chunk.length)
  chunk.copy(own)
  return own
}
