import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createContentService, type ContentService } from '../../testing/content-service.ts'
import { bodyText, TEST_BUILD, type WireAnswers } from '../../testing/create-test-site.ts'
import { createFaultProxy, type FaultMode } from '../../testing/fault-proxy.ts'
import { createUpstream } from './upstream.ts'
import { createSite } from '../process/site.ts'

// Other tests cover B7 (nothing on disk, in `http/respond.test.ts`) and C22 (a disk that cannot be written to, in
// `replica/` and `journeys/process-faults.test.ts`). These faults need no separate test:
// B1, names that do not resolve and certificates: both are failed connections, like refused ones.
// C11: the replica never asks for a single answer, so no answer can be missing with a 404.
// C17, the replica's side: a snapshot is never changed, and the next is applied when the one before is published.

const NOW = Date.parse('2026-03-14T00:20:00Z')
const titled = (title: string): WireAnswers => ({ '/pages/about': aPage({ title }) })

let service: ContentService

beforeEach(async () => {
  service = await createContentService({ ...baseAnswers(), ...titled('First') })
  onTestFinished(() => service.close())
})

/** A site that follows the service through a separate proxy, and stores its answers in a folder. */
async function aSite(dataDir: string, mode: FaultMode = { kind: 'pass' }) {
  const proxy = await createFaultProxy({ target: service.port, seed: 3 })
  await proxy.set(mode)
  const upstream = createUpstream({
    contentUrl: `http://127.0.0.1:${proxy.port}`,
    token: 'a token of sixteen characters',
  })
  const startedAt = performance.now()
  const site = createSite({
    built: TEST_BUILD,
    assetFiles: { find: () => undefined },
    upstream,
    clock: { now: () => NOW + performance.now() - startedAt },
    clockOffsetMs: 0,
    origin: 'https://festival.example',
    dataDir,
    log: () => undefined,
  })
  const opened = site.start()
  const close = async () => {
    await Promise.all([site.close(), upstream.close(), opened])
    await proxy.close()
  }
  onTestFinished(close)

  async function get(target: string) {
    const { status, headers, body } = await site.respond({ method: 'GET', target, headers: {} })
    return { status, headers, text: await bodyText(body) }
  }
  /** The texts of every page and its payload. */
  async function pages(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>()
    for (const path of site.store.paths()) {
      for (const target of [path, `${path === '/' ? '' : path}/_payload.json`]) {
        const { status, text } = await get(target)
        // This small edition has no content for some of the fixed routes.
        if (status !== 404) found.set(target, `${status} ${text}`)
      }
    }
    return found
  }
  const shows = (title: string) =>
    vi.waitFor(async () => expect((await get('/about')).text).toContain(title), {
      timeout: 9_000,
      interval: 10,
    })
  const health = async (): Promise<unknown> => JSON.parse((await get('/healthz')).text)
  return { site, proxy, opened, close, get, pages, shows, health }
}

/** One fault for each row of the catalogue. `replica/upstream.test.ts` tests other invalid answers. */
const FAULTS: readonly (readonly [id: string, how: string, mode: FaultMode])[] = [
  ['B1', 'refuses', { kind: 'refuse' }],
  ['B2', 'accepts and hangs', { kind: 'hang' }],
  ['B3', 'answers 500', { kind: 'answer', status: 500 }],
  ['B4', 'resets', { kind: 'reset', after: 0 }],
  ['C12', 'ends early', { kind: 'truncate', after: 400 }],
  ['C10', 'changes bytes', { kind: 'corrupt', every: 30 }],
]
/** The faults at a start: no answer, a late answer, a wrong answer. */
const FAULTS_AT_START = FAULTS.filter(([id]) => ['B1', 'B2', 'C12'].includes(id))

describe('while the content service fails', () => {
  test('every page of a running site stays as it was, and edits from that time arrive when the service is back', async () => {
    const { proxy, pages, shows } = await aSite(await tempFolder())
    await shows('First')
    let expected = await pages()
    for (const [id, how, mode] of FAULTS) {
      await proxy.set(mode)
      service.publish(titled(`After it ${how}`))
      if (mode.kind !== 'refuse') await untilAsked(proxy)
      expect(await pages(), `${id}: ${how}`).toEqual(expected)

      await proxy.set({ kind: 'pass' })
      await shows(`After it ${how}`)
      expected = await pages()
    }
  })

  test('every page of a restarted site is as it was, from the first request on', async () => {
    const dataDir = await tempFolder()
    const before = await aSite(dataDir)
    await before.shows('First')
    const expected = await before.pages()
    await before.close()

    for (const [id, how, mode] of FAULTS_AT_START) {
      const { get, opened, pages, close } = await aSite(dataDir, mode)
      expect((await get('/about')).status, `${id}: ${how}`).toBe(200)
      await opened
      expect(await pages(), `${id}: ${how}`).toEqual(expected)
      await close()
    }
  })

  test('on half of all connections, every change still arrives (spec/faults B4)', async () => {
    const { proxy, shows } = await aSite(await tempFolder(), { kind: 'flap', probability: 0.5 })
    await shows('First')
    for (let change = 0; change < 5; change += 1) {
      service.publish(titled(`Change ${change}`))
      await shows(`Change ${change}`)
    }
    expect(proxy.stats().mostOpen).toBeLessThanOrEqual(2)
  })

  test('an older revision is accepted (spec/faults B5)', async () => {
    const { pages, shows } = await aSite(await tempFolder())
    await shows('First')
    const first = await pages()
    service.publish(titled('Second'))
    await shows('Second')
    service.restore()
    await shows('First')
    expect(await pages()).toEqual(first)
  })

  test('visitors cause no calls to the service (spec/faults R16)', async () => {
    const { proxy, get, shows } = await aSite(await tempFolder())
    await shows('First')
    await expect.poll(() => proxy.stats().requests).toBe(2)
    const paths = [
      '/about',
      '/nowhere',
      '/about?q=1',
      '/media/0123456789abcdef-full.jpg',
      '/program',
    ]
    await Promise.all(Array.from({ length: 100 }, (_, index) => get(paths[index % 5] ?? '')))
    expect(proxy.stats().requests).toBe(2)
  })
})

describe('two sites on one content service (spec/faults B8)', () => {
  test('each serves by itself, the one that is cut off reports it, and both are equal after it is back', async () => {
    const [near, far] = [await aSite(await tempFolder()), await aSite(await tempFolder())]
    await Promise.all([near.shows('First'), far.shows('First')])
    await far.proxy.set({ kind: 'refuse' })
    for (let change = 1; change <= 5; change += 1) {
      service.publish({ ...titled(`Change ${change}`), [`/pages/new-${change}`]: aPage() })
      await near.shows(`Change ${change}`)
    }
    await far.shows('First')
    expect(await near.health()).toMatchObject({ behindSeconds: 0 })
    expect(await far.health()).toMatchObject({ revision: '1', behindSeconds: expect.any(Number) })
    expect(await far.health()).not.toMatchObject({ behindSeconds: 0 })

    await far.proxy.set({ kind: 'pass' })
    await far.shows('Change 5')
    await Promise.all([near.site.settled(), far.site.settled()])
    expect(await far.pages()).toEqual(await near.pages())
    expect(await far.health()).toEqual(await near.health())
  })
})

describe('a restart with many pages (spec/faults R2, short)', () => {
  test('answers every one of 200 pages as before, while they are rendered', async () => {
    const many = Array.from({ length: 200 }, (_, index) => [
      `/pages/p${index}`,
      aPage({ title: `Page ${index}` }),
    ])
    service.publish(Object.fromEntries(many))
    const dataDir = await tempFolder()
    const before = await aSite(dataDir)
    await before.shows('First')
    await before.site.settled()
    const expected = await before.pages()
    expect(expected.size).toBeGreaterThan(400)
    await before.close()

    const { get, opened, pages } = await aSite(dataDir, { kind: 'refuse' })
    // This is the last page in the order of rendering, and it is requested first.
    expect(`200 ${(await get('/p199')).text}`).toBe(expected.get('/p199'))
    await opened
    expect(await pages()).toEqual(expected)
  })
})

async function untilAsked(proxy: { stats(): { connections: number } }): Promise<void> {
  const { connections } = proxy.stats()
  await vi.waitFor(() => expect(proxy.stats().connections).toBeGreaterThan(connections), 9_000)
}
