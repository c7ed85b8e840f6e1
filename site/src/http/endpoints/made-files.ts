import type { MadeFiles } from '../../publish/made-files.ts'
import { CACHE_CONTROL } from '../cache-headers.ts'
import { FILE_HEADERS } from '../headers.ts'
import { NOT_READY_RETRY_S, textError, type Endpoint } from '../reply.ts'
import { bodyReply } from '../reply-body.ts'
import { targetPath } from '../resolve-target.ts'

export interface MadeFilesPlace {
  readonly files: Pick<MadeFiles, 'get'>
  /** Without the parameters that the file ignores; undefined if there is no such file. */
  readonly addressOf: (path: string, search: string) => string | undefined
  readonly typeOf: (address: string) => string
  /** It shows something about the visitor, such as a plan, so caches between site and visitor must not store it. */
  readonly isPersonal?: (address: string) => boolean
}

/** Calendars and feeds are made from answers on request (spec/behaviour §34, spec/screens §18). */
export function madeFiles({
  files,
  addressOf,
  typeOf,
  isPersonal = () => false,
}: MadeFilesPlace): Endpoint {
  return {
    revealsPages: true,
    error: textError,
    async reply(request) {
      const path = targetPath(request.target)
      const address = addressOf(path, request.target.slice(path.length))
      const file = address === undefined ? 'missing' : await files.get(address)
      if (address === undefined || file === 'missing') return textError(404, 'Not Found')
      if (file === 'crowded') {
        return textError(503, 'Not ready', { 'Retry-After': String(NOT_READY_RETRY_S) })
      }
      return bodyReply(request, file, {
        ...FILE_HEADERS,
        ...(isPersonal(address) ? { 'Cache-Control': CACHE_CONTROL.personal } : {}),
        'Content-Type': typeOf(address),
        'X-Robots-Tag': 'noindex',
      })
    },
  }
}
