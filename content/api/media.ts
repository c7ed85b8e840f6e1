import type { Context } from 'hono'
import { problem } from './problem.ts'

/** One file of a picture or document. */
export interface MediaFile {
  readonly type: string
  /** The whole file; undefined when it does not exist. */
  readonly read: () => Promise<Buffer | undefined>
}

/** The published files by name, `{hash}-{size}.{ext}`. A name that is not among them is never looked up on disk: a hostile name is then no path of it (spec/faults M1). */
export type MediaFiles = (name: string) => MediaFile | undefined

/** `GET /media/{hash}-{size}.{ext}`: immutable files. */
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
