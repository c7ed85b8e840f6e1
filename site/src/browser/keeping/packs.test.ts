import { describe, expect, test, vi } from 'vitest'
import { createFakeCaches } from '../../../testing/fake-caches.ts'
import { buildCache, notKeptPath, packPath, READ_CACHE } from '../../keeping/names.ts'
import { createPageKeeper } from './page-keeper.ts'
import { createPacks } from './packs.ts'

const WALK = '/guides/low-water'
const STOP = '/events/slack-water'
const SOUND = '/media/fedcba9876543210-audio.mp3'
const PACK = {
  version: 'v1',
  pages: [
    { url: WALK, bytes: 10_000 },
    { url: STOP, bytes: 10_000 },
  ],
  files: [{ url: SOUND, bytes: 10_000 }],
}
const DOCUMENT =
  '<title>Tide</title><main id="main" data-page="x"></main>&quot;build&quot;:{&quot;id&quot;:&quot;b1&quot;'

/** A device, and a server whose responses the test can set by address. */
function aDevice(told: Readonly<Record<string, Response>> = {}) {
  const { caches, kept } = createFakeCaches({
    [buildCache('b1')]: { [notKeptPath('b1')]: new Response('No connection') },
  })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', (url: string) => {
    if (url === packPath(WALK)) return Promise.resolve(Response.json(PACK))
    const usual = new Response(url === SOUND ? 'sound' : DOCUMENT)
    return Promise.resolve(told[url]?.clone() ?? usual)
  })
  return { pages: createPageKeeper({ clock: { now: () => 0 }, zone: 'Australia/Melbourne' }), kept }
}

async function take(told?: Readonly<Record<string, Response>>) {
  const { pages } = aDevice(told)
  const { signal } = new AbortController()
  return createPacks(pages).take(WALK, { signal, tell: () => undefined })
}

describe('a walk pack (spec/behaviour §35.4)', () => {
  test.each([
    ['a page', STOP, 503],
    ['a page', STOP, 429],
    ['a page', STOP, 500],
    ['a file', SOUND, 503],
  ])(
    'is incomplete while the answer for %s, %s, is %i, and can be resumed',
    async (_, url, status) => {
      const state = await take({ [url]: new Response('', { status }) })
      expect(state).toEqual({
        kind: 'partial',
        done: url === STOP ? 10_000 : 20_000,
        bytes: 30_000,
      })
    },
  )

  test('is incomplete if a page was answered with something else', async () => {
    const state = await take({ [STOP]: new Response('<p>Sign in to this network</p>') })
    expect(state).toMatchObject({ kind: 'partial', done: 10_000 })
  })

  test.each([
    [STOP, 404],
    [SOUND, 410],
  ])('is complete without %s, which is gone (%i)', async (url, status) => {
    const state = await take({ [url]: new Response('', { status }) })
    expect(state).toMatchObject({ kind: 'kept', bytes: 20_000 })
  })
})

describe('a page that must not be stored (spec/behaviour §35.5)', () => {
  const link = '/plan?items=ev01'
  const headers = { 'Cache-Control': 'private, no-store' }

  test.each([
    ['is not kept of somebody else', false, undefined],
    ['is kept of the visitor', true, [link]],
  ])('%s', async (_, isOwn, expected) => {
    const { pages, kept } = aDevice({ [link]: new Response(DOCUMENT, { headers }) })
    await pages.keep(READ_CACHE, link, { isOwn })
    expect((await kept())[READ_CACHE]).toEqual(expected)
  })
})
