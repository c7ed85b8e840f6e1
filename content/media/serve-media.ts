import type { PayloadRequest } from 'payload'
import { fileOf, fileReply } from './file-reply.ts'
import { FULL } from './image-sizes.ts'
import type { ReadMedia } from './read-media.ts'

/** `thumbnail` is cropped, and staff want to see the whole picture. */
const SIZE_IN_LISTS = 'medium'

/** The address of a small picture for the studio's lists. It changes when the file changes. */
export function thumbnailPath({
  filename,
  hash,
}: Readonly<Record<string, unknown>>): string | null {
  if (typeof filename !== 'string') return null
  const asked = new URLSearchParams({
    size: SIZE_IN_LISTS,
    hash: typeof hash === 'string' ? hash : '',
  })
  return `/api/media/file/${encodeURIComponent(filename)}?${asked}`
}

/** For the studio; visitors get files from the content API. */
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
    return fileReply(read, fileOf(docs[0] ?? {}, req.searchParams?.get('size') ?? FULL))
  }
}
