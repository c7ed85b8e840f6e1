import type { Context } from 'hono'
import type { MediaFiles } from '../media/media-files.ts'
import { problem } from './problem.ts'

/** `GET /media/{hash}-{size}.{ext}` */
export async function mediaResponse(context: Context, media: MediaFiles): Promise<Response> {
  const name = context.req.param('file') ?? ''
  const file = media(name)
  const bytes = await file?.read()
  if (!file || !bytes) return problem(context, 404, 'There is no such file', `/media/${name}`)

  const headers = {
    'Content-Type': file.type,
    'Content-Length': String(bytes.length),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  }
  if (context.req.method === 'HEAD') return context.body(null, 200, headers)
  return context.body(new Uint8Array(bytes), 200, headers)
}
