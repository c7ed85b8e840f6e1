import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { problem } from './problem.ts'

/** One file of a picture or document: where it is, and what it is. */
export interface MediaFile {
  readonly path: string
  readonly type: string
}

/** The published files by name, `{hash}-{size}.{ext}`. A name that is not here is never looked for on the disk. */
export type MediaFiles = (name: string) => MediaFile | undefined

/** `GET /media/{hash}-{size}.{ext}`: immutable files. */
export async function mediaResponse(context: Context, media: MediaFiles): Promise<Response> {
  const name = context.req.param('file') ?? ''
  const file = media(name)
  const size = file && (await stat(file.path).catch(() => undefined))?.size
  if (!file || size === undefined)
    return problem(context, 404, 'There is no such file', `/media/${name}`)

  const headers = {
    'Content-Type': file.type,
    'Content-Length': String(size),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  }
  if (context.req.method === 'HEAD') return context.body(null, 200, headers)
  return context.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream, 200, headers)
}
