import type { MediaMirror } from '../replica/media-mirror.ts'
import { isWholeFile } from '../replica/is-whole-file.ts'
import { MEDIA_NAME } from '../replica/media-files.ts'
import type { Upstream } from '../replica/upstream.ts'
import { media, mediaHeaders } from '../http/endpoints/media.ts'
import type { Endpoint } from '../http/reply.ts'

const NAME = new RegExp(`^${MEDIA_NAME}$`)
const NOT_MIRRORED = new Set([404, 503])

/** Public files come from the mirror, files that only drafts name from the content service. */
export function previewFiles(
  mirror: Pick<MediaMirror, 'file' | 'isNamed'>,
  upstream: Pick<Upstream, 'media'>,
): Endpoint {
  const mirrored = media(mirror, () => true)
  return {
    async reply(request, name) {
      const reply = await mirrored.reply(request, name)
      if (!NOT_MIRRORED.has(reply.status) || !NAME.test(name)) return reply
      const bytes = await upstream.media(name).catch(() => undefined)
      if (!bytes || !isWholeFile(name, bytes)) return reply
      const headers = { ...mediaHeaders(name), 'Content-Length': String(bytes.length) }
      return { status: 200, headers, body: Buffer.from(bytes) }
    },
  }
}
