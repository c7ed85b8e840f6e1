import { aLegacyEdition } from 'contract/testing/edition.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { describe, expect, test } from 'vitest'
import { testPage } from '../../../testing/create-test-site.ts'

describe('venues of a legacy year (spec/screens §6.6)', () => {
  test('are grouped by precinct with address and numbers, without open states, and link to their year', async () => {
    const venues = [
      aVenueStub(),
      aVenueStub({ id: 've02', slug: 'van', name: 'Van', precinct: 'moon', numbers: [] }),
    ]
    const page = await testPage('/2022/venues', {
      answers: { '/years/2022': aLegacyEdition(), '/years/2022/venues': { venues } },
    })

    expect(page.title).toBe('Venues 2022 | Parallax 2022')
    const start = page.headings.findIndex(({ level }) => level === 1)
    expect(page.headings.slice(start, start + 5)).toEqual([
      { level: 1, text: 'Venues 2022' },
      { level: 2, text: 'Docklands' },
      { level: 3, text: 'Shed 9' },
      { level: 2, text: 'Elsewhere' },
      { level: 3, text: 'Van' },
    ])
    expect(page.main.text).toContain('Shed 9 9 Victoria Dock, Docklands VIC 3008 Numbers 18, 19')
    expect(page.main.text).not.toMatch(/open|closed/i)
    expect(page.main.links()).toContainEqual(['Shed 9', '/2022/venues/shed-9'])
    expect(page.main.links()).toContainEqual(['Previous festival: 2021', '/2021/venues'])
    expect(page.main.all('a[aria-current=page]').map(({ text }) => text)).toEqual(['Venues'])
  })

  test('say so when there are none', async () => {
    const page = await testPage('/2022/venues', { answers: { '/years/2022': aLegacyEdition() } })
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No venues are listed for Parallax 2022.')
  })
})
