import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { MediaMirror } from '../../replica/media-mirror.ts'
import { textError, type Endpoint } from '../http/endpoint.ts'
import { DATA_POLICY } from '../http/headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
}

/** Pictures and documents from the mirror: immutable, by hash. */
export function media(
  mirror: Pick<MediaMirror, 'file'>,
  isVisible: (name: string) => boolean,
): Endpoint {
  return {
    async answer(_request, rest) {
      const file = isVisible(rest) ? await mirror.file(rest) : undefined
      const size = file && (await stat(file).catch(() => undefined))?.size
      if (!file || size === undefined) return textError(404, 'Not Found')
      return {
        status: 200,
        headers: {
          'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
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
