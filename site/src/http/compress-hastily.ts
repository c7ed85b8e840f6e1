import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Of 24 kB a page's quality makes 5 kB in 0.4 ms, this one 5.8 kB in 0.07 ms. */
const QUALITY = 1

/** One encoding of a body that is made for one request. */
export function compressHastily(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: QUALITY })
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
