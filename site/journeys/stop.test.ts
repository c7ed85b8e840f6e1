import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { IS_SHORT } from 'contract/testing/fuzz.ts'
import { startChild } from '../testing/child.ts'
import { createContentService, type ContentService } from '../testing/content-service.ts'
import { until } from '../testing/festival.ts'
import { freePort } from '../testing/free-port.ts'

const VISITORS = 20
const REQUESTS = 1_000
/** The number of restarts of each of the two instances, and the number of requests before each restart. */
const [RESTARTS, BEFORE_EACH] = IS_SHORT ? [1, REQUESTS] : [5, 50_000]
const ROLLING_WITHIN_MS = IS_SHORT ? 120_000 : 30 * 60_000

let content: ContentService
let dataDir: string

beforeAll(async () => {
  content = await createContentService(baseAnswers())
  dataDir = await mkdtemp(join(tmpdir(), 'stop-journey-'))
})

afterAll(async () => {
  content.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('SIGTERM (spec/faults H18)', () => {
  test('under load loses no request, and ends the process with exit code 0', async () => {
    const { site, origin } = await startSite()
    const balancer = { isOpen: true }
    let isGone = false
    let answered = 0
    const failed: unknown[] = []
    // Behaves like a load balancer: sends requests until it has seen that the site is not ready.
    const visit = async () => {
      while (balancer.isOpen) {
        const { status } = await fetch(origin).catch((error: unknown) => ({ status: error }))
        if (status === 200) answered += 1
        else failed.push(status)
      }
    }
    const visits = Array.from({ length: VISITORS }, visit)
    await until(() => Promise.resolve(answered > REQUESTS))

    const ended = site.stop('SIGTERM').finally(() => (isGone = true))
    await until(async () => (await fetch(`${origin}/readyz`)).status === 503)
    expect((await fetch(origin)).status).toBe(200)
    balancer.isOpen = false
    await Promise.all(visits)
    expect(isGone).toBe(false)
    expect(failed).toEqual([])
    expect(await ended).toBe(0)
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })

  test('ends the process at once when it is sent twice', async () => {
    const { site, origin } = await startSite()
    const ended = site.stop('SIGTERM')
    await until(async () => (await fetch(`${origin}/readyz`)).status === 503)
    await site.stop('SIGTERM')
    expect(await ended).toBe(1)
  })
})

describe(`${2 * RESTARTS} rolling restarts of two instances (spec/faults R4)`, () => {
  test('lose no request', { timeout: ROLLING_WITHIN_MS }, async () => {
    const instances = [await anInstance(), await anInstance()]
    const balancer = { isOpen: true }
    let answered = 0
    const failed: unknown[] = []
    const visit = async () => {
      while (balancer.isOpen) {
        const ready = instances.filter(({ isReady }) => isReady)
        const chosen = ready[answered % ready.length]
        const { status } = await fetch(chosen?.origin ?? 'none').catch((error: unknown) => ({
          status: error,
        }))
        if (status === 200) answered += 1
        else failed.push(status)
      }
    }
    const visits = Array.from({ length: VISITORS }, visit)
    for (const instance of Array.from({ length: RESTARTS }, () => instances).flat()) {
      const before = answered
      await until(() => Promise.resolve(answered > before + BEFORE_EACH))
      await instance.restart()
    }
    balancer.isOpen = false
    await Promise.all(visits)
    expect(failed).toEqual([])
    await Promise.all(instances.map(({ close }) => close()))
  })
})

describe('a port that is taken (spec/faults H20)', () => {
  test('ends the process with exit code 1 and one line', async () => {
    const site = startChild('site/src/main.ts', environment(content.port, dataDir))
    expect(await site.line(/EADDRINUSE/)).toMatch(/^site: listen EADDRINUSE/)
    expect(await site.stop()).toBe(1)
  })
})

/** A site, and whether a load balancer believes that it is ready. */
async function anInstance() {
  const folder = await mkdtemp(join(tmpdir(), 'instance-'))
  const port = await freePort()
  let { site, origin } = await startSite({ port, folder })
  const instance = {
    origin,
    isReady: true,
    async restart(): Promise<void> {
      const ended = site.stop('SIGTERM')
      await until(async () => (await fetch(`${origin}/readyz`)).status === 503)
      instance.isReady = false
      await ended
      site = (await startSite({ port, folder })).site
      instance.isReady = true
    },
    async close(): Promise<void> {
      await site.stop('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
  return instance
}

/** Starts a site that ends with the test. */
async function startSite({ port, folder = dataDir }: { port?: number; folder?: string } = {}) {
  const taken = port ?? (await freePort())
  const site = startChild('site/src/main.ts', environment(taken, folder))
  onTestFinished(async () => void (await site.stop('SIGKILL')))
  await site.line(/site\.listening/)
  const origin = `http://127.0.0.1:${taken}`
  await until(async () => (await fetch(`${origin}/readyz`)).status === 200)
  return { site, origin }
}

function environment(port: number, folder: string): Record<string, string> {
  return {
    SITE_PORT: String(port),
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    CONTENT_URL: content.url,
    CONTENT_TOKEN: 'a token of sixteen characters',
    DATA_DIR: folder,
  }
}
