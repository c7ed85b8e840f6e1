import { describe, expect, test } from 'vitest'
import { filterChoices } from './filter-choices.ts'

type Edition = Parameters<typeof filterChoices>[0][number]

const edition = (year: number, types: Record<string, string>, start?: string) =>
  ({
    year,
    name: `Parallax ${year}`,
    start,
    types: Object.entries(types).map(([key, title]) => ({ key, title })),
  }) as unknown as Edition // the parts that matter here

describe('the words that filters of lists offer', () => {
  const editions = [
    edition(2027, { talks: 'Conversations', walks: 'Walks' }, '2027-03-05'),
    edition(2026, { exhibitions: 'Exhibitions', talks: 'Talks' }, '2026-03-06'),
    edition(2018, { exhibitions: 'Shows', parties: 'Parties' }),
  ]

  test('are each offered once, those of the current edition first', () => {
    expect(filterChoices(editions, 2026)).toEqual({
      types: [
        { value: 'exhibitions', label: 'Exhibitions' },
        { value: 'talks', label: 'Talks' },
        { value: 'walks', label: 'Walks' },
        { value: 'parties', label: 'Parties' },
      ],
      precincts: [],
      years: [
        { value: '2026', label: '2026 · Parallax 2026' },
        { value: '2027', label: '2027 · Parallax 2027' },
        { value: '2018', label: '2018 · Parallax 2018' },
      ],
      currentYear: 2026,
      start: '2026-03-06',
    })
  })

  test('are those of all editions if the festival year has none yet', () => {
    const { types, start } = filterChoices(editions, 2030)
    expect([types[0]?.label, start]).toEqual(['Conversations', undefined])
  })
})
