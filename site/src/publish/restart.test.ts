import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aGlobal } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TEST_BUILD, type TestSiteOptions } from '../../testing/create-test-site.ts'
import { createSmallFestival } from '../../testing/small-festival.ts'

let dataDir = ''
/** Paths that were rendered, in any site. */
let rendered: string[] = []
/** What a first site left on disk, and what it showed. */
let left = ''
let before: Awaited<ReturnType<typeof bodies>>
const folders: string[] = []
const ends: (() => Promise<void>)[] = []

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'restart-'))
  folders.push(folder)
  return folder
}
const endAll = () => Promise.all(ends.splice(0).map((end) => end()))

beforeAll(async () => {
  dataDir = left = await aFolder()
  before = await bodies(await start())
  await endAll()
})
beforeEach(async () => {
  dataDir = await aFolder()
  await cp(left, dataDir, { recursive: true })
})
afterEach(endAll)
afterAll(() =>
  Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 9 }))),
)

/** A site on the folder of the test, which runs until everything is published. */
async function start(options: TestSiteOptions = {}) {
  rendered = []
  let end = () => Promise.resolve()
  const site = await createSmallFestival({
    dataDir,
    keepsPages: true,
    app: {
      render(input) {
        rendered.push(input.path)
        return TEST_BUILD.app.render(input)
      },
    },
    endedBy: (byTest) => (end = byTest),
    ...options,
  })
  ends.push(() => end())
  await site.idle()
  await site.isKept()
  return { ...site, end: () => end() }
}

type Started = Awaited<ReturnType<typeof start>>

async function bodies({ store }: Started) {
  const paths = store.paths()
  return Promise.all(
    paths.map(async (path) => {
      const page = await store.get(path)
      return [path, page?.html, page?.payload]
    }),
  )
}

describe('a restart on the pages that are on disk (decision 028)', () => {
  test('renders nothing, and shows the same bytes', async () => {
    const site = await start()
    expect(rendered).toEqual([])
    expect(before.length).toBeGreaterThan(10)
    expect(await bodies(site)).toEqual(before)
  })

  test('renders only what is edited from then on', async () => {
    const changes = { '/pages/about': aPage({ title: 'About, again' }) }
    const site = await start()
    await site.publish(changes)
    expect(rendered).toEqual(['/about'])
    await site.isKept()
    const shown = await bodies(site)
    await site.end()

    const again = await start({ answers: changes, firstRevision: '2' })
    expect(rendered).toEqual([])
    expect(await bodies(again)).toEqual(shown)
  })

  // What else a page on disk is of: `publish/kept-pages.test.ts`.
  test.each<readonly [string, TestSiteOptions]>([
    ['the shell', { answers: { '/global': aGlobal({ acknowledgement_modal: 'Another' }) } }],
    ['the build', { built: { ...TEST_BUILD, build: { id: 'next-build', timestamp: 2 } } }],
  ])('renders every page when %s has changed', async (_what, options) => {
    await start({ ...options, firstRevision: '2' })
    expect(new Set(rendered).size).toBe(before.length)
    expect(await readdir(join(dataDir, 'site/pages'))).toHaveLength(before.length)
  })

  test.each([
    ['gone on', '2026-03-16T00:20:00Z'],
    ['been put back (spec/faults H21)', '2026-03-01T00:20:00Z'],
  ])(
    'renders what reads otherwise when the clock has %s, and shows what is true then',
    async (_how, now) => {
      const site = await start({ now })
      expect(rendered.length).toBeGreaterThan(0)
      expect(rendered.length).toBeLessThan(before.length)
      const shown = await bodies(site)
      await site.end()
      expect(shown).toEqual(await bodies(await start({ now, keepsPages: false })))
    },
  )
})
