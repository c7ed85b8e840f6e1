import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes every file of a folder again as `.br` and `.gz`, with the strongest compression. The build takes a second or
 * two longer, but neither the start of the site nor a request compresses files (spec/faults P14).
 */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await brotli(bytes, { params: sized(bytes) }))
      await writeFile(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

function sized({ length }: Buffer): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  }
}
