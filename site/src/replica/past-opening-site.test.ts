import { aGlobal, aSite } from 'contract/testing/base-answers.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createTestSite, testPage, type TestSiteOptions } from '../../testing/create-test-site.ts'

const OPENS_AT = '2026-11-21T23:00:00.000Z'
const BEFORE = '2026-11-21T22:59:59.999Z'
const HELD = {
  '/global': aGlobal({ show_loading_screen: true }),
  '/site': aSite({ holding: { opens_at: '2026-11-22T10:00' } }),
}
/** An answer with the same opening and another change. */
const RENAMED = { '/site': { ...HELD['/site'], name: 'Another name' } }

type TestSite = Awaited<ReturnType<typeof createTestSite>>

async function isHeld(site: TestSite): Promise<boolean> {
  const { headers } = await site.answer('/')
  return headers['X-Robots-Tag'] === 'noindex'
}

const problems = (site: TestSite) =>
  site.logged.filter(({ event }) => event === 'replica.problem').map(({ fields }) => fields)

/** Starts a site on a folder that is kept after the site ends. */
async function startOn(dataDir: string, options: TestSiteOptions) {
  let end = () => Promise.resolve()
  const site = await createTestSite({ dataDir, endedBy: (ending) => (end = ending), ...options })
  onTestFinished(() => end())
  return { ...site, end: () => end() }
}

describe('an opening that is over (spec/asked §4, decision 037)', () => {
  test('holds the site if it was over when it first arrived, and logs that', async () => {
    const site = await createTestSite({ now: OPENS_AT, answers: HELD })
    expect(await isHeld(site)).toBe(true)
    expect(problems(site)).toEqual([
      {
        key: '/site',
        field: 'holding.opens_at',
        message: '2026-11-22T10:00 was over when it came: show_loading_screen alone decides',
      },
    ])
  })

  test('shows no time on the holding page if it was over when it first arrived', async () => {
    const page = await testPage('/', { now: OPENS_AT, answers: HELD })
    expect(page.main.all('time')).toEqual([])
    expect(page.headers['Cache-Control']).toBe('public, max-age=30')
  })

  test('does not hold the site if it first arrived while it was in the future', async () => {
    const site = await createTestSite({ now: BEFORE, answers: HELD })
    site.setNow(OPENS_AT)
    await site.publish(RENAMED)
    expect(await isHeld(site)).toBe(false)
    expect(problems(site)).toEqual([])
  })

  test.each<readonly [string, TestSiteOptions]>([
    ['alone', { isSilent: true }],
    ['and the content service says it in another answer', { answers: { ...HELD, ...RENAMED } }],
  ])('does not hold a site that reads it from disk %s', async (_how, options) => {
    const dataDir = await tempFolder()
    const first = await startOn(dataDir, { now: BEFORE, answers: HELD })
    await first.idle()
    await first.end()

    const site = await startOn(dataDir, { now: OPENS_AT, firstRevision: '2', ...options })
    await site.settled()
    expect(await isHeld(site)).toBe(false)
  })

  test('holds the site if another time arrives that is already over', async () => {
    const site = await createTestSite({ now: BEFORE, answers: HELD })
    site.setNow(OPENS_AT)
    await site.publish({ '/site': aSite({ holding: { opens_at: '2026-11-22T09:00' } }) })
    expect(await isHeld(site)).toBe(true)
  })
})
