import type { Sitemaps } from '../../publish/sitemaps.ts'
import { bodyAnswer } from '../body-answer.ts'
import { NOT_READY_RETRY_S, textError, type Endpoint } from '../endpoint.ts'
import { FILE_HEADERS } from '../headers.ts'
import { pathOf } from '../target-place.ts'

/** The index and the file of each year; 503 until all pages are there, because a part would tell of the rest as gone. */
export function sitemaps(current: () => Promise<Sitemaps> | undefined): Endpoint {
  return {
    tellsOfPages: true,
    error: textError,
    async answer(request) {
      const files = await current()
      if (!files) return textError(503, 'Not ready', { 'Retry-After': String(NOT_READY_RETRY_S) })
      const body = files.get(pathOf(request.target))
      if (!body) return textError(404, 'Not Found')
      return bodyAnswer(request, body, {
        ...FILE_HEADERS,
        'Content-Type': 'application/xml; charset=utf-8',
      })
    },
  }
}
