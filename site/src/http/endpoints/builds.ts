import type { Body } from '../../publish/compress.ts'
import type { Build } from '../../browser/build.ts'
import { bodyAnswer } from '../body-answer.ts'
import { jsonAnswer, jsonError, type Endpoint } from '../endpoint.ts'
import { FILE_HEADERS } from '../headers.ts'

const TYPE = { 'Content-Type': 'application/json' }

/**
 * `builds/latest.json`, which pages poll for a newer build, and `builds/meta/{buildId}.json`, the rules and paths of
 * this one (spec/asked §7, spec/behaviour §22). The query is no part of either.
 */
export function builds({ id, timestamp }: Build, manifest: () => Promise<Body>): Endpoint {
  const latest = jsonAnswer(200, { id, timestamp }, TYPE)
  return {
    async answer(request, rest) {
      if (rest === 'latest.json') return latest
      if (rest !== `meta/${id}.json`) return jsonError(404, 'There is no such build')
      return bodyAnswer(request, await manifest(), { ...TYPE, ...FILE_HEADERS })
    },
  }
}
