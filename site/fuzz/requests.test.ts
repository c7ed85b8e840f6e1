import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { FUZZ, IS_SHORT } from 'contract/testing/fuzz.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { HttpReply } from '../src/http/reply.ts'
import { createTestSite } from '../testing/create-test-site.ts'
import { memoryInUse } from '../testing/memory-in-use.ts'
import { answerFaults, type SentAnswer } from './answer-faults.ts'
import { HANDLER_REQUESTS, MAX_GROWTH_BYTES } from './lengths.ts'
import { requests } from './request-grammar.ts'
import { wholeEdition } from './whole-edition.ts'

const MINUTE_MS = 60_000
/** The longest average time per request on a busy machine. */
const SLOWEST_MS = 5
/** The first requests fill the bounded caches: pages of declared queries, error pages. */
const FIRST = Math.ceil(HANDLER_REQUESTS / 10)

test(
  `R8, X29, C5: answers ${HANDLER_REQUESTS} random requests as documented and from its own pages, and needs no more memory after many than after few`,
  { timeout: MINUTE_MS + HANDLER_REQUESTS * SLOWEST_MS },
  async () => {
    const rejections = countRejections()
    const site = await createTestSite({ answers: wholeEdition() })
    await site.idle()
    const paths = [...site.store.paths()]
    const pages = new Map(
      await Promise.all(paths.map(async (path) => [path, await site.store.get(path)] as const)),
    )
    const asked = site.upstreamCalls()

    const send = async (numRuns: number, seed: number) => {
      const property = fc.asyncProperty(requests(paths), async (request) => {
        const { target, ...init } = request
        const answer = await sent(await site.answer(target, init))
        expect(answerFaults(request, answer, (path) => pages.get(path))).toEqual([])
      })
      await fc.assert(property, { numRuns, seed })
      // Clear the log, which would count as growth of memory; a site in production writes its log out.
      site.logged.length = 0
    }
    await send(FIRST, FUZZ.seed)
    const before = memoryInUse()
    await send(HANDLER_REQUESTS - FIRST, FUZZ.seed + 1)

    // A short run does not fill the bounded caches.
    if (!IS_SHORT) expect(memoryInUse() - before).toBeLessThan(MAX_GROWTH_BYTES)
    expect(site.upstreamCalls()).toEqual(asked)
    expect(rejections()).toBe(0)
    expect('polluted' in {}).toBe(false)
  },
)

async function sent({ status, headers, body }: HttpReply): Promise<SentAnswer> {
  return {
    status,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: body instanceof Readable ? await buffer(body) : Buffer.from(body ?? ''),
  }
}

function countRejections(): () => number {
  let count = 0
  const add = () => void (count += 1)
  process.on('unhandledRejection', add)
  onTestFinished(() => void process.off('unhandledRejection', add))
  return () => count
}
