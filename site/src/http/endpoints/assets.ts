import { bodyAnswer } from '../body-answer.ts'
import { textError, type Endpoint } from '../endpoint.ts'
import { DATA_POLICY } from '../headers.ts'
import type { StaticFiles } from '../static-files.ts'

/** The hashed files of this build and of those before it. */
export function assets(files: StaticFiles): Endpoint {
  return {
    error: textError,
    async answer(request, rest) {
      const file = await files.find(rest)
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
