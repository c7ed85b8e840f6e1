import { unbrotli, type Body } from '../src/publish/compress.ts'
import type { WriteFile } from './write-folder.ts'

/** Writes a body below `public/` and, beside it, the compressed forms that are smaller (`gzip_static` of nginx). */
export async function writeBody(write: WriteFile, file: string, body: Body): Promise<void> {
  const { br } = body
  const [bytes, gzip] = await Promise.all([unbrotli(br), body.gzip()])
  await write(`public/${file}`, bytes)
  if (br.length < bytes.length) await write(`public/${file}.br`, br)
  if (gzip.length < bytes.length) await write(`public/${file}.gz`, gzip)
}
