import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { MediaMirror } from '../../replica/media-mirror.ts'
import { parseRange, type ByteRange } from '../../keeping/byte-range.ts'
import {
  NOT_READY_RETRY_S,
  textError,
  type HttpReply,
  type Endpoint,
  type SiteRequest,
} from '../reply.ts'
import { notModified } from '../reply-body.ts'
import { CACHE_CONTROL } from '../cache-headers.ts'
import { DATA_POLICY } from '../headers.ts'
import { singleHeader } from '../negotiate.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
}

/**
 * Names that the mirror does not list are not looked up on the disk, so a hostile name never becomes a path
 * (spec/faults M1). A file that the mirror lists but does not have yet is answered with 503, because a 404 would remove
 * the copies that visitors keep (spec/behaviour §35.2).
 */
export function media(
  mirror: Pick<MediaMirror, 'file' | 'isNamed'>,
  isVisible: (name: string) => boolean,
): Endpoint {
  return {
    error: textError,
    async reply(request, name) {
      if (!isVisible(name)) return textError(404, 'Not Found')
      const file = await mirror.file(name)
      const size = file === undefined ? undefined : await sizeOf(file)
      if (file === undefined || size === undefined) {
        if (!mirror.isNamed(name)) return textError(404, 'Not Found')
        return textError(503, 'Not ready', { 'Retry-After': String(NOT_READY_RETRY_S) })
      }
      const headers = mediaHeaders(name)
      const range = requestedRange(request, headers.ETag, size)
      return notModified(request, headers) ?? fileReply(file, headers, { size, range })
    },
  }
}

/** In bytes; undefined if the file has been removed from the disk. */
async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size
}

/** The name of the file is its hash. */
export function mediaHeaders(name: string) {
  const type = MEDIA_TYPES[extname(name)] ?? 'application/octet-stream'
  return {
    'Content-Type': type,
    'Cache-Control': CACHE_CONTROL.neverChanges,
    'Content-Security-Policy': DATA_POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': 'bytes',
    ETag: `"${name}"`,
    // Files uploaded by others are downloaded instead of shown as a page of this origin (spec/faults M3). Players can
    // still read sounds.
    ...(type.startsWith('image/') ? {} : { 'Content-Disposition': 'attachment' }),
  }
}

/** Only GET has ranges, and only if the file has not changed (RFC 9110 §14.2). */
function requestedRange({ method, headers }: SiteRequest, etag: string, size: number): ByteRange {
  const ifRange = singleHeader(headers['if-range'])
  const isAsked = method === 'GET' && (ifRange === undefined || ifRange.trim() === etag)
  return parseRange(isAsked ? singleHeader(headers['range']) : undefined, size)
}

function fileReply(
  file: string,
  headers: Readonly<Record<string, string>>,
  { size, range }: { readonly size: number; readonly range: ByteRange },
): HttpReply {
  switch (range.kind) {
    case 'whole':
      return {
        status: 200,
        headers: { ...headers, 'Content-Length': String(size) },
        body: createReadStream(file),
      }
    case 'part':
      return {
        status: 206,
        headers: {
          ...headers,
          'Content-Length': String(range.end - range.start + 1),
          'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
        },
        body: createReadStream(file, { start: range.start, end: range.end }),
      }
    case 'unsatisfiable': {
      const reply = textError(416, 'Range Not Satisfiable')
      return { ...reply, headers: { ...reply.headers, 'Content-Range': `bytes */${size}` } }
    }
  }
}
