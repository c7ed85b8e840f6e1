import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { aStubImage } from 'contract/testing/image.ts'
import { describe, expect, test } from 'vitest'
import { testPage } from '../../../testing/create-test-site.ts'

const artists = [
  anArtistStub({ image: aStubImage() }),
  anArtistStub({
    id: 'ar02',
    slug: 'mirela-stefan',
    name: 'Mirela Štefan',
    sort_key: 'stefan-mirela',
    countries: [],
  }),
]
const answers = { '/years/2026': anEdition(), '/years/2026/artists': { artists } }

describe('artists (spec/screens §5.7)', () => {
  test('have in order title, count, letters, list', async () => {
    const page = await testPage('/artists', { answers })
    expect(page.title).toBe('Artists | Parallax 2026')
    const start = page.headings.findIndex(({ level }) => level === 1)
    expect(page.headings.slice(start, start + 3)).toEqual([
      { level: 1, text: 'Artists' },
      { level: 2, text: 'Noor Castellane' },
      { level: 2, text: 'Mirela Štefan' },
    ])
    expect(page.landmarks).toEqual(expect.arrayContaining(['nav Letter', 'nav Sort by']))
    expect(page.main.text).toContain('2 artists')
    expect(page.main.text).toContain('Noor Castellane Lebanon, Australia Number 18 Slack Water')
    expect(page.main.links()).toEqual(
      expect.arrayContaining([
        ['All', '/artists'],
        ['C', '/artists?letter=c'],
        ['S', '/artists?letter=s'],
        ['Number', '/artists?sort=number'],
      ]),
    )
    expect(page.main.all('img')).toHaveLength(1)
  })

  test('show one letter from the address, marked, and keep it when sorting', async () => {
    const page = await testPage('/artists?letter=s', { answers })
    expect(page.main.text).toContain('1 of 2 artists')
    expect(page.headings.map(({ text }) => text)).not.toContain('Noor Castellane')
    expect(page.main.all('a[aria-current=true]').map(({ text }) => text)).toEqual(['S', 'Name'])
    expect(page.main.links()).toContainEqual(['Number', '/artists?letter=s&sort=number'])
  })

  test('are sorted by the lowest number of each, those without a number last', async () => {
    const event = { id: 'ev01', slug: 'x', title: 'X', year: 2026, type: 'exhibitions' }
    const numbered = [
      anArtistStub({ id: 'ar03', slug: 'a', name: 'A', sort_key: 'a', events: [] }),
      anArtistStub({
        id: 'ar04',
        slug: 'b',
        name: 'B',
        sort_key: 'b',
        events: [{ ...event, number: 19 }],
      }),
      anArtistStub({
        id: 'ar05',
        slug: 'c',
        name: 'C',
        sort_key: 'c',
        events: [
          { ...event, number: 27 },
          { ...event, id: 'ev02', number: 3 },
        ],
      }),
    ]
    const page = await testPage('/artists?sort=number', {
      answers: { ...answers, '/years/2026/artists': { artists: numbered } },
    })
    expect(page.main.outline()).toEqual(['1 Artists', '2 C', '2 B', '2 A'])
  })

  test('ignore a letter that no artist has', async () => {
    const page = await testPage('/artists?letter=q', { answers })
    expect(page.main.text).toContain('2 artists')
  })

  test('announce an edition without artists', async () => {
    const page = await testPage('/artists', { answers: { '/years/2026': anEdition() } })
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('The artists of Parallax 2026 are announced soon.')
  })

  test('of a year have its badge, its title and links to its neighbours', async () => {
    const edition = anEdition({
      year: 2024,
      name: 'Parallax 2024',
      start: '2024-03-08',
      end: '2024-04-07',
      previous_year: 2022,
      next_year: 2026,
    })
    const page = await testPage('/2024/artists', {
      answers: { '/years/2024': edition, '/years/2024/artists': { artists } },
    })
    expect(page.title).toBe('Artists 2024 | Parallax 2024')
    expect(page.main.text).toContain('Festival 2024 ended')
    expect(page.main.links()).toContainEqual(['Noor Castellane', '/artists/noor-castellane'])
    expect(page.main.links()).toContainEqual(['C', '/2024/artists?letter=c'])
    expect(page.main.links()).toContainEqual(['Next festival: 2026', '/2026/artists'])
  })
})
