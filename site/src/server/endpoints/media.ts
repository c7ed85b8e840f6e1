import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { MediaMirror } from '../../replica/media-mirror.ts'
import { textError, type Endpoint } from '../http/endpoint.ts'
import { DATA_POLICY } from '../http/headers.ts'

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
}

/** Pictures and documents from the mirror: immutable, by hash. */
export function media(mirror: Pick<MediaMirror, 'file'>): Endpoint {
  return {
    async answer(_request, rest) {
      const file = await mirror.file(rest)
      const size = file && (await stat(file).catch(() => undefined))?.size
      if (!file || size === undefined) return textError(404, 'Not Found')
      return {
        status: 200,
        headers: {
          'Content-Type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
          'Content-Length': String(size),
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Content-Security-Policy': DATA_POLICY,
          'Cross-Origin-Resource-Policy': 'cross-origin',
          ETag: `"${rest}"`,
        },
        body: createReadStream(file),
      }
    },
  }
}
