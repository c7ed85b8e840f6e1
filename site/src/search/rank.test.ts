import { describe, expect, test } from 'vitest'
import type { SearchRow } from 'contract/answers/search.ts'
import { foldWords } from './fold-words.ts'
import { rankRows, scoreRow } from './rank.ts'
import { indexRows } from './search-index.ts'

const NOW = 2026

function row(title: string, detail = '', { tags = '', year = 0, id = 'aa00' } = {}): SearchRow {
  return ['event', id, 'a-slug', year, title, detail, tags, '']
}

function score(q: string, ...given: Parameters<typeof row>): number {
  const [indexed] = indexRows([row(...given)])
  return indexed ? scoreRow(indexed, foldWords(q)) : -1
}

describe('rank of search rows (spec/screens §10)', () => {
  test.each([
    ['whole title', 'night shift', ['Night Shift', ''], 100],
    ['title begins', 'night', ['Night Shift', ''], 60],
    ['title begins within a word', 'night sh', ['Night Shift', ''], 60],
    ['word begins', 'shi', ['Night Shift', ''], 40],
    ['every word begins', 'shi nig', ['Night Shift', ''], 40],
    ['word contains', 'hift', ['Night Shift', ''], 15],
    ['one edit', 'shiff', ['Night Shift', ''], 10],
    ['one edit of three letters', 'sky', ['Night Ski', ''], 0],
    ['two edits', 'shoff', ['Night Shift', ''], 0],
    ['whole detail', 'noor castellane', ['Tide', 'Noor Castellane'], 50],
    ['detail begins', 'noor', ['Tide', 'Noor Castellane'], 30],
    ['word of the detail begins', 'cast', ['Tide', 'Noor Castellane'], 20],
    ['word of the detail contains', 'ellane', ['Tide', 'Noor Castellane'], 7.5],
    ['one edit in the detail', 'castelane', ['Tide', 'Noor Castellane'], 5],
    ['one word in the title, one in the detail', 'tide cast', ['Tide', 'Noor Castellane'], 30],
    ['a number', '42', ['Shed 42', ''], 40],
    ['a number within a number', '202', ['Report 2024', ''], 0],
    ['almost a number', '2023', ['Report 2024', ''], 0],
    ['one word not found', 'tide mountain', ['Tide', 'Noor Castellane'], 0],
    ['no words', '?', ['Tide', ''], 0],
    ['marks and quotes', 'stefan', ['Mirela Štefan', ''], 40],
  ] as const)('gives %s its score', (_, q, texts, expected) => {
    expect(score(q, texts[0], texts[1])).toBe(expected)
  })

  test('counts a match in the tags like one in the detail', () => {
    expect(score('cyanotype', 'Tide', '', { tags: 'night cyanotype' })).toBe(20)
  })

  test('adds ten for the current year, but not to rows that do not match', () => {
    const rows = indexRows([
      row('Night Desk', '', { id: 'aa01', year: 2024 }),
      row('Night Desk', '', { id: 'aa02', year: NOW }),
      row('Day Desk', '', { id: 'aa03', year: NOW }),
    ])
    expect(
      rankRows(rows, ['night'], NOW).map(({ row: { id }, score: worth }) => [id, worth]),
    ).toEqual([
      ['aa02', 70],
      ['aa01', 60],
    ])
  })

  test('orders equal rows by title, then id', () => {
    const rows = indexRows([
      row('Night Walk', '', { id: 'aa03' }),
      row('Night Desk', '', { id: 'aa02' }),
      row('Night Desk', '', { id: 'aa01' }),
    ])
    expect(rankRows(rows, ['night'], NOW).map(({ row: { id } }) => id)).toEqual([
      'aa01',
      'aa02',
      'aa03',
    ])
  })
})
