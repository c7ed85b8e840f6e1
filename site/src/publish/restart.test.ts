import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSiteOptions } from '../../testing/create-test-site.ts'
import { published } from '../../testing/published.ts'
import { createSmallFestival } from '../../testing/small-festival.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'restart-'))
  await pagesOf({ dataDir })
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 9 }))

/** The pages of a site that runs until every page is rendered, and then ends. */
async function pagesOf(options: TestSiteOptions) {
  let end = () => Promise.resolve()
  const site = await createSmallFestival({ ...options, endedBy: (byTest) => (end = byTest) })
  await site.idle()
  const pages = await published(site)
  await end()
  return pages
}

describe('a restart on the answers that are on disk, without the content service (spec/faults R2)', () => {
  test.each([
    ['stands still', undefined],
    ['has gone on', '2026-03-16T00:20:00Z'],
    ['was put back (spec/faults H21)', '2026-03-01T00:20:00Z'],
  ])('shows every page as of the current time when the clock %s', async (_how, instant) => {
    const now = instant === undefined ? {} : { now: instant }
    const shown = await pagesOf({ ...now, dataDir, isSilent: true })
    expect(Object.keys(shown).length).toBeGreaterThan(10)
    expect(shown).toEqual(await pagesOf(now))
  })
})
