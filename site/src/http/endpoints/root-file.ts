import { extname } from 'node:path'
import type { Body } from '../../publish/compress.ts'
import { bodyAnswer } from '../body-answer.ts'
import { textError, type Endpoint } from '../endpoint.ts'
import { FILE_HEADERS } from '../headers.ts'
import { ASSET_TYPES } from '../static-files.ts'

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
