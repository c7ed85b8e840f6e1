import { extname } from 'node:path'
import type { Body } from '../../publish/compress.ts'
import { bodyAnswer } from '../http/body-answer.ts'
import { textError, type Endpoint } from '../http/endpoint.ts'
import { FILE_HEADERS } from '../http/headers.ts'
import { ASSET_TYPES } from '../http/static-files.ts'

/** A file at the root of the site; undefined while there are no answers to make it from. */
export function rootFile(name: string, current: () => Promise<Body> | undefined): Endpoint {
  return {
    error: textError,
    async answer(request, rest) {
      const body = rest === '' ? await current() : undefined
      if (!body) return textError(404, 'Not Found')
      return bodyAnswer(request, body, {
        'Content-Type': ASSET_TYPES[extname(name)] ?? 'application/octet-stream',
        ...FILE_HEADERS,
      })
    },
  }
}
