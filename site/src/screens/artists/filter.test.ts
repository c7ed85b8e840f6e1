import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { describe, expect, test } from 'vitest'
import { artistItemView } from '../../views/artist-item.ts'
import { lettersInUse } from '../../views/letters.ts'
import { chosenLetter, countText, selectArtists } from './filter.ts'
import { nameFits } from './name-fits.ts'

const event = { id: 'ev01', slug: 'x', title: 'X', year: 2026, type: 'exhibitions' }
const artists = parseAnswer('/years/2026/artists', {
  artists: [
    anArtistStub({
      id: 'arta',
      name: 'Noor Castellane',
      sort_key: 'castellane-noor',
      events: [{ ...event, number: 19 }],
    }),
    anArtistStub({
      id: 'artb',
      name: 'Léonie Castaigne',
      sort_key: 'castaigne-leonie',
      events: [],
    }),
    anArtistStub({
      id: 'artc',
      name: 'Mirela Štefan',
      sort_key: 'stefan-mirela',
      events: [
        { ...event, number: 27 },
        { ...event, id: 'ev02', number: 3 },
      ],
    }),
    anArtistStub({ id: 'artd', name: '36 Frames', sort_key: '36-frames', events: [] }),
  ],
}).artists.map(artistItemView)
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('artists by letter and sort (spec/screens §5.7)', () => {
  test('offers only letters in use', () => {
    expect(lettersInUse(artists)).toEqual(['c', 's'])
  })

  test.each([
    [{}, ['Noor Castellane', 'Léonie Castaigne', 'Mirela Štefan', '36 Frames']],
    [{ letter: 'c' }, ['Noor Castellane', 'Léonie Castaigne']],
    [{ letter: 'q' }, ['Noor Castellane', 'Léonie Castaigne', 'Mirela Štefan', '36 Frames']],
    [{ sort: 'number' }, ['Mirela Štefan', 'Noor Castellane', 'Léonie Castaigne', '36 Frames']],
    [{ letter: 'c', sort: 'number' }, ['Noor Castellane', 'Léonie Castaigne']],
  ])('%j gives %j', (query, expected) => {
    expect(names(selectArtists(artists, query))).toEqual(expected)
  })

  test('takes a letter nobody has as none', () => {
    expect(chosenLetter(artists, { letter: 'q' })).toBeUndefined()
    expect(chosenLetter(artists, { letter: 's' })).toBe('s')
  })
})

describe('narrowing while typing (spec/screens §5.7)', () => {
  test.each([
    ['', 4],
    ['  ', 4],
    ['stefan', 1],
    ['ŠTEFAN', 1],
    ['leonie cast', 1],
    ['cast', 2],
    ['zz', 0],
  ])('finds by "%s" %i names, folded alike', (typed, count) => {
    expect(artists.filter(({ name }) => nameFits(name, typed))).toHaveLength(count)
  })

  test('counts what is shown', () => {
    expect([countText(60, 60), countText(4, 60), countText(1, 1)]).toEqual([
      '60 artists',
      '4 of 60 artists',
      '1 artist',
    ])
  })
})
