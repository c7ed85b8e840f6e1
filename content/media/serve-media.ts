import type { PayloadRequest } from 'payload'
import { NOT_FOUND } from '../http-status.ts'
import { FULL, imageFiles, largestFile, type MediaRecord } from './image-sizes.ts'
import type { ReadMedia } from './read-media.ts'

const SIZE_IN_LISTS = 'medium'

/** The address of a small version for the studio's lists. */
export function thumbnailPath({ filename }: Readonly<Record<string, unknown>>): string | null {
  return typeof filename === 'string'
    ? `/api/media/file/${encodeURIComponent(filename)}?size=${SIZE_IN_LISTS}`
    : null
}

/** Gives the studio the files of a record; visitors get them from the content API. */
export function serveMedia(read: ReadMedia) {
  return async (
    req: PayloadRequest,
    { params }: { params: { filename: string } },
  ): Promise<Response> => {
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { filename: { equals: params.filename } },
      trash: true,
      depth: 0,
      limit: 1,
      req,
    })
    const [record] = docs
    const name = record && fileName(record, req.searchParams?.get('size') ?? FULL)
    const bytes = record && name !== undefined ? await read(record, name) : undefined
    if (!record || !bytes) {
      return new Response('There is no such file', { status: NOT_FOUND })
    }
    const isSmall = name?.endsWith('.webp')
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': isSmall ? 'image/webp' : (record.mimeType ?? 'application/octet-stream'),
        'Content-Length': String(bytes.length),
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }
}

function fileName(record: MediaRecord, size: string): string | undefined {
  const files = imageFiles(record)
  if (files) return (files.sizes.get(size) ?? files.full).name
  return largestFile(record)
}
