import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { startChild } from '../testing/child.ts'
import { createContentService, type ContentService } from '../testing/content-service.ts'
import { until } from '../testing/festival.ts'
import { freePort } from '../testing/free-port.ts'

const VISITORS = 20
const REQUESTS = 1_000

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

describe('SIGTERM (faults H18)', () => {
  test('under load loses no request, and ends the process with 0', async () => {
    const { site, origin } = await startSite()
    const balancer = { isOpen: true }
    let isGone = false
    let answered = 0
    const failed: unknown[] = []
    // As a balancer does: it sends visitors for as long as it has not seen that the site is not ready.
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

  test('that comes twice ends the process at once', async () => {
    const { site, origin } = await startSite()
    const ended = site.stop('SIGTERM')
    await until(async () => (await fetch(`${origin}/readyz`)).status === 503)
    await site.stop('SIGTERM')
    expect(await ended).toBe(1)
  })
})

describe('a port that is taken (faults H20)', () => {
  test('ends the process with 1 and one line', async () => {
    const site = startChild('site/src/main.ts', environment(content.port))
    expect(await site.line(/EADDRINUSE/)).toMatch(/^site: listen EADDRINUSE/)
    expect(await site.stop()).toBe(1)
  })
})

async function startSite() {
  const port = await freePort()
  const site = startChild('site/src/main.ts', environment(port))
  onTestFinished(async () => void (await site.stop('SIGKILL')))
  await site.line(/site\.listening/)
  const origin = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${origin}/readyz`)).status === 200)
  return { site, origin }
}

function environment(port: number): Record<string, string> {
  return {
    SITE_PORT: String(port),
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    CONTENT_URL: content.url,
    CONTENT_TOKEN: 'a token of sixteen characters',
    DATA_DIR: dataDir,
  }
}
