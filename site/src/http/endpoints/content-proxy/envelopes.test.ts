import { anyText } from 'contract/testing/any-text.ts'
import { FUZZ } from 'contract/testing/fuzz.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { askProxy } from '../../../../testing/ask-proxy.ts'
import { expectBaseline } from '../../../../testing/expect-baseline.ts'
import { createSmallFestival } from '../../../../testing/small-festival.ts'
import { watchSite } from '../../../../testing/watch-site.ts'

/** So many runs that every kind of reply occurs. */
const RUNS = 3 * FUZZ.numRuns
const TIMEOUT_MS = 60_000

const site = await createSmallFestival({ endedBy: afterAll })
const check = await watchSite(site)

const text = fc.oneof(fc.string(), anyText())
const path = fc.oneof(
  fc.constantFrom(
    '/routes',
    '/pages/about',
    '/years/2026',
    '/events/nobody',
    '/',
    '//a',
    '__proto__',
  ),
  fc
    .array(fc.stringMatching(/^[\w.%:@\\ -]{0,9}$/), { maxLength: 5 })
    .map((parts) => `/${parts.join('/')}`),
  text,
)
const file = fc.record(
  {
    __type: fc.constantFrom('blob', 'form-data', 'file'),
    data: fc.oneof(fc.base64String(), text),
    type: text,
    size: fc.nat(40),
    name: text,
  },
  { requiredKeys: [] },
)
const anything = fc.jsonValue({ maxDepth: 4 })
const headers = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom('If-None-Match', 'Cookie'), text), text),
  fc.array(fc.tuple(text, text)),
)
const envelope = fc.record(
  {
    path: fc.oneof({ arbitrary: path, weight: 9 }, anything),
    query: fc.oneof(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean())), anything),
    headers: fc.oneof(headers, anything),
    method: fc.oneof(fc.constantFrom('GET', 'HEAD', 'head', 'POST'), text, anything),
    body: fc.oneof(
      fc.constant(null),
      fc
        .dictionary(text, fc.oneof(file, fc.array(file)))
        .map((fields) => ({ __type: 'form-data', ...fields })),
      anything,
    ),
    retry: anything,
  },
  { requiredKeys: [] },
)
/** Headers of the request itself; the proxy refuses some of them before it reads the body. */
const requestHeaders = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'application/json', 'text/plain'),
    'content-encoding': fc.constantFrom('gzip', 'br'),
    origin: fc.constantFrom('https://festival.example', 'https://evil.test', 'null'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'cross-site'),
  },
  { requiredKeys: ['content-type'] },
)
const plain = fc.constant({})
const body = fc.oneof(
  { arbitrary: envelope.map((fields) => JSON.stringify(fields)), weight: 8 },
  text,
  fc.uint8Array({ maxLength: 200 }),
)

describe('the content proxy (spec/faults X29)', () => {
  test(
    'answers any envelope with a status of the table, and is unharmed',
    async () => {
      const seen = new Set<number>()
      await fc.assert(
        fc.asyncProperty(
          body,
          fc.oneof({ arbitrary: plain, weight: 4 }, requestHeaders),
          async (given, heads) => {
            const answer = await askProxy(site, given, heads)
            seen.add(answer.status)
            const kind = answer.status < 400 ? 'proxy' : 'error as data'
            expectBaseline(answer, kind, site.origin)
          },
        ),
        { numRuns: RUNS },
      )
      await check(await askProxy(site, { path: '/pages/about' }), 'proxy')
      const table = [200, 304, 400, 403, 404, 405, 413, 415]
      expect([...seen].filter((status) => !table.includes(status))).toEqual([])
      // Check that every kind of reply occurred.
      expect([200, 400, 403, 404, 405, 415].filter((status) => !seen.has(status))).toEqual([])
    },
    TIMEOUT_MS,
  )
})
