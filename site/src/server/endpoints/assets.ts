import { bodyAnswer } from '../http/body-answer.ts'
import { textError, type Endpoint } from '../http/endpoint.ts'
import { DATA_POLICY } from '../http/headers.ts'
import type { StaticFile } from '../http/static-files.ts'

/** The build's hashed files. */
export function assets(files: ReadonlyMap<string, StaticFile>): Endpoint {
  return {
    answer(request, rest) {
      const file = files.get(rest)
      if (!file) return textError(404, 'Not Found')
      return bodyAnswer(request, file.body, {
        'Content-Type': file.type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': DATA_POLICY,
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    },
  }
}
