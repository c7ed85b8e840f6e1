import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { aLegacyEdition } from 'contract/testing/edition.ts'
import { describe, expect, test } from 'vitest'
import { testPage } from '../../../testing/create-test-site.ts'

const artists = [
  anArtistStub(),
  anArtistStub({
    id: 'ar02',
    slug: 'mirela-stefan',
    name: 'Mirela Štefan',
    sort_key: 'stefan-mirela',
  }),
]
const answers = { '/years/2022': aLegacyEdition(), '/years/2022/artists': { artists } }

describe('artists of a legacy year (spec/screens §6.5)', () => {
  test('are under A–Z headings below the tab bar, without a field to filter them', async () => {
    const page = await testPage('/2022/artists', { answers })
    expect(page.title).toBe('Artists 2022 | Parallax 2022')
    const start = page.headings.findIndex(({ level }) => level === 1)
    expect(page.headings.slice(start, start + 5)).toEqual([
      { level: 1, text: 'Artists 2022' },
      { level: 2, text: 'C' },
      { level: 3, text: 'Noor Castellane' },
      { level: 2, text: 'S' },
      { level: 3, text: 'Mirela Štefan' },
    ])
    expect(page.landmarks).toEqual(
      expect.arrayContaining(['nav Program', 'nav Letter', 'nav Festivals']),
    )
    expect(page.main.all('input')).toEqual([])
    expect(page.main.links()).toContainEqual(['Noor Castellane', '/artists/noor-castellane'])
    expect(page.main.text).toContain('Festival 2022 ended')
  })

  test('show one letter from the address, and ignore a sort', async () => {
    const page = await testPage('/2022/artists?letter=s&sort=number', { answers })
    expect(page.headings.filter(({ level }) => level === 3).map(({ text }) => text)).toEqual([
      'Mirela Štefan',
    ])
  })

  test('say so when there are none', async () => {
    const page = await testPage('/2022/artists', { answers: { '/years/2022': aLegacyEdition() } })
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No artists are listed for Parallax 2022.')
  })
})
