import { NOT_FOUND } from '../requests/http-status.ts'
import { imageFiles, largestFile, ORIGINAL, originalFile, typeOf } from './image-sizes.ts'
import type { MediaOfFiles, ReadMedia } from './read-media.ts'
import type { Media } from '../payload-types.ts'

export interface FileOfRecord {
  readonly record: MediaOfFiles
  /** Undefined while the record has no file. */
  readonly name: string | undefined
  /** Undefined for a file that is shown in a page, and not downloaded. */
  readonly savedAs?: string | undefined
}

/** The original is only downloaded and never shown, because it still has its metadata. */
export function fileOf(record: Partial<Media>, size: string): FileOfRecord {
  const media = { kind: 'photograph', ...record } as const
  if (size !== ORIGINAL) {
    const files = imageFiles(media)
    const name = files ? (files.sizes.get(size) ?? files.full).name : largestFile(media)
    return { record: media, name }
  }
  const name = originalFile(media)
  const base = (record.filename ?? 'file').replace(/\.\w+$/, '')
  return { record: media, name, savedAs: `${base}.${extensionIn(name)}` }
}

function extensionIn(name = ''): string {
  return name.split('.').at(-1) ?? ''
}

/** For staff: visitors get files from the content API. */
export async function fileReply(
  read: ReadMedia,
  { record, name, savedAs }: FileOfRecord,
): Promise<Response> {
  const bytes = name === undefined ? undefined : await read(record, name)
  if (!bytes || name === undefined)
    return new Response('There is no such file', { status: NOT_FOUND })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': typeOf(extensionIn(name)) ?? 'application/octet-stream',
      'Content-Length': String(bytes.length),
      // At the file's own address, the file cannot run scripts or load anything; only its own styles apply.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      ...(savedAs === undefined
        ? {}
        : { 'Content-Disposition': `attachment; filename="${savedAs}"` }),
    },
  })
}
