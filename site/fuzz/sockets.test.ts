import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { FUZZ } from 'contract/testing/fuzz.ts'
import { expect, onTestFinished, test } from 'vitest'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { createContentService } from '../testing/content-service.ts'
import { startSiteProcess } from '../testing/site-process.ts'
import { innerFaults, STATUSES } from './answer-faults.ts'
import { exchange } from './exchange.ts'
import { MAX_GROWTH_BYTES, SOCKET_REQUESTS } from './lengths.ts'
import { rawRequests } from './raw-grammar.ts'

const MINUTE_MS = 60_000
/** Number of connections at the same time. */
const AT_ONCE = 250
const PATHS = ['/', '/program', '/venues', '/search']

test(
  `R8, H14: answers or closes ${SOCKET_REQUESTS} random sockets, and continues to run with little more memory`,
  { timeout: Math.max(2 * MINUTE_MS, SOCKET_REQUESTS * 10) },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fuzzed-site-'))
    const content = await createContentService(baseAnswers())
    const site = await startSiteProcess({ contentUrl: content.url, dataDir })
    onTestFinished(async () => {
      await site.close()
      content.close()
      await rm(dataDir, { recursive: true, force: true })
    })
    await site.ready()
    const batch = fc.array(rawRequests(PATHS), { minLength: AT_ONCE, maxLength: AT_ONCE })
    const send = (numRuns: number, seed: number) =>
      fc.assert(
        fc.asyncProperty(batch, async (all) => {
          const faults = all.map(async (bytes) =>
            rawFaults(bytes, await exchange(site.port, bytes)),
          )
          expect((await Promise.all(faults)).flat()).toEqual([])
        }),
        { numRuns, seed, endOnFailure: true },
      )
    const batches = Math.ceil(SOCKET_REQUESTS / AT_ONCE)
    const first = Math.ceil(batches / 10)
    await send(first, FUZZ.seed)
    const before = await site.memoryInUse()
    await send(batches - first, FUZZ.seed + 1)

    expect((await site.memoryInUse()) - before).toBeLessThan(MAX_GROWTH_BYTES)
    expect(content.strayCalls).toEqual([])
  },
)

/** What is wrong with the bytes received on one connection. Receiving nothing is no fault. */
function rawFaults(sent: Buffer, received: Buffer): string[] {
  const text = received.toString('latin1')
  if (text === '') return []
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? []
  // The client may get "100 Continue" before the response.
  const isKnown = status === '100' || STATUSES.has(Number(status))
  const faults = isKnown ? innerFaults(text) : [`began ${JSON.stringify(text.slice(0, 20))}`]
  return faults.map((fault) => `${fault} to ${JSON.stringify(sent.toString('latin1'))}`)
}
