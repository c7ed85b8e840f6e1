/**
 * What holds of every answer, whatever is asked (faults §11, C2, C3, C24, R10). The shared assertion stands in
 * `testing/watch-site.ts`.
 */
import { afterAll, describe, expect, test } from 'vitest'
import type { AnswerKind } from '../../../testing/expect-baseline.ts'
import { createSmallFestival } from '../../../testing/small-festival.ts'
import { watchSite } from '../../../testing/watch-site.ts'

const TARGETS: readonly (readonly [method: string, target: string, kind: AnswerKind])[] = [
  ['GET', '/', 'page'],
  ['GET', '/about', 'page'],
  ['GET', '/program?sort=title', 'page'],
  ['GET', '/search?q=slack', 'page'],
  ['GET', '/about/_payload.json', 'payload'],
  ['GET', '/nope/_payload.json', 'error as data'],
  ['GET', '/About', 'redirect'],
  ['GET', '/old', 'redirect'],
  ['GET', '/2024/program/exhibitions', 'redirect'],
  ['GET', '/nope', 'error page'],
  ['GET', '/artists/nobody', 'error page'],
  ['GET', '/events/withdrawn', 'error page'],
  ['GET', '/%zz', 'error page'],
  ['POST', '/about', 'error page'],
  ['GET', '/api/content', 'error as data'],
  ['POST', '/api/content', 'error as data'],
  ['GET', '/assets/none.js', 'error as text'],
  ['GET', '/media/none.jpg', 'error as text'],
  ['GET', '/healthz', 'health'],
  ['GET', '/readyz', 'health'],
]

const site = await createSmallFestival({ endedBy: afterAll })
const check = await watchSite(site)

describe('every answer (faults §11)', () => {
  test.each(TARGETS)('%s %s has the headers of the table', async (method, target, kind) => {
    await expect(check(await site.answer(target, { method }), kind)).resolves.toBeUndefined()
  })
})
