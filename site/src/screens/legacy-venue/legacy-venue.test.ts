import { aLegacyEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { aYearVenue } from 'contract/testing/venue.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../../testing/create-test-site.ts'

describe('venue of a legacy year (spec/screens §6.7)', () => {
  test('is one column below the tab bar, in the legacy look, in AEST', async () => {
    const edition = aLegacyEdition()
    const venue = aYearVenue({ edition: anEditionSummary(edition), years: [2022] })
    const site = await createTestSite({
      answers: { '/years/2022': edition, '/years/2022/venues/shed-9': venue },
    })
    const page = await site.page('/2022/venues/shed-9')

    expect(page.title).toBe('Shed 9 2022 | Parallax 2022')
    expect(page.document.all('body[data-family=legacy]')).toHaveLength(1)
    expect(page.landmarks).toEqual(expect.arrayContaining(['nav Program', 'nav Festivals']))
    expect(page.headings.filter(({ level }) => level === 1)).toEqual([{ level: 1, text: 'Shed 9' }])
    expect(page.main.all('div[data-columns=1]')).toHaveLength(1)
    expect(page.main.text).toContain('As of the 2022 festival')
    expect(page.main.facts().get('Hours')).toBe('Opening hours Daily 10am–5pm Times are in AEST')
    expect(page.main.links()).toContainEqual(['Next festival: 2024', '/2024/venues'])
  })

  test('that took no part is not found', async () => {
    const site = await createTestSite({ answers: { '/years/2022': aLegacyEdition() } })
    expect((await site.page('/2022/venues/shed-9')).status).toBe(404)
  })
})
