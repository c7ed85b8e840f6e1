import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { extensionOf, FULL, mediaName } from '../media/image-sizes.ts'
import type { MediaStore } from '../media/media-store.ts'
import { asText, type Plain } from './document.ts'
import { schemaOf, writeFolder } from './folder.ts'
import { createProse } from './prose.ts'
import { readStored } from './stored.ts'

export interface ExportOptions {
  readonly payload: Payload
  readonly media: Pick<MediaStore, 'read'>
  readonly folder: string
  /** Exports the newest drafts instead of the published versions. */
  readonly drafts: boolean
}

/** Returns the number of written records. */
export async function exportFolder({
  payload,
  media: store,
  folder,
  drafts,
}: ExportOptions): Promise<number> {
  const schema = schemaOf(payload.config)
  const prose = await createProse(payload.config)
  const { records } = await readStored({ payload, schema, prose, drafts })
  const written = []
  for (const record of records.values()) {
    const media = record.collection === 'media' ? await writeMedia(record) : {}
    written.push({ ...record, data: { ...record.data, ...media } })
  }
  await writeFolder(folder, written, schema)
  return written.length

  async function writeMedia({ name, document }: { name: string; document: Plain }) {
    const { hash, mimeType } = document
    const extension = extensionOf(String(mimeType))
    if (!hash || extension === undefined) return {} // A picture whose file is still to come.
    const bytes = await store.read(mediaName(asText(hash), FULL, extension))
    if (!bytes) throw new Error(`The store of media has no file of ${name}`)
    // The name of a picture may be a path: `2024/fog.jpg`.
    const file = `${name.replaceAll('/', '-').replace(/\.\w+$/, '')}.${extension}`
    await mkdir(join(folder, 'media'), { recursive: true })
    await writeFile(join(folder, 'media', file), bytes)
    return { file, file_sha256: sumOf(bytes), upload_sha256: document['sha256'] }
  }
}

/** Returns the SHA-256 in hexadecimal. */
export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
