import { aGlobal } from 'contract/testing/base-answers.ts'
import { anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { aPage } from 'contract/testing/page.ts'
import { aYearVenue } from 'contract/testing/venue.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../testing/create-test-site.ts'

const AFTER = '2026-05-01T00:00:00Z'
const WAY = ['See the current program', '/program']
const edition = anEdition()

/** A site after the end of its edition of 2026; `year` is the festival year. */
function siteIn(year: number) {
  return createTestSite({
    now: AFTER,
    answers: {
      '/routes': { custom_pages: ['2026-visit'], program: [], festival_years: [2026] },
      '/global': aGlobal({ festival_year: year }),
      '/years/2026': edition,
      '/years/2026/venues': { venues: [] },
      '/years/2026/artists': { artists: [] },
      '/years/2026/program': { events: [] },
      '/years/2026/venues/shed-9': aYearVenue({ years: [2026] }),
      '/pages/2026-visit': aPage({
        name: '2026-visit',
        year: 2026,
        edition: anEditionSummary(edition),
      }),
    },
  })
}

/** The pages of a year that must say that its edition is over. */
const PATHS = [
  '/2026/program',
  '/2026/program/map',
  '/2026/artists',
  '/2026/venues',
  '/2026/venues/shed-9',
  '/2026/visit',
]

describe('an edition that is over (spec/screens §0.5)', () => {
  test.each(PATHS)('%s links to no other program while its edition is current', async (path) => {
    const { main } = await (await siteIn(2026)).page(path)
    expect(main.text).toContain('Festival 2026 ended')
    expect(main.links()).not.toContainEqual(WAY)
  })

  test.each(PATHS)('%s links to the current program when that has another year', async (path) => {
    const { main } = await (await siteIn(2027)).page(path)
    expect(main.text).toContain('Festival 2026 ended')
    expect(main.links()).toContainEqual(WAY)
  })
})
