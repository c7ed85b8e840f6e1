import { describe, expect, test } from 'vitest'
import type { ArtistItemView } from '../../views/artist-item.ts'
import { letterGroups } from './groups.ts'

function artist(name: string, letter: string): ArtistItemView {
  return { id: name, href: '/', name, countries: '', events: [], letter }
}

const artists = [
  artist('36 Frames', '#'),
  artist('Coe', 'c'),
  artist('Cowl', 'c'),
  artist('Ash', 'a'),
]

describe('letters of a legacy list (spec/screens §6.5)', () => {
  test('stand from A to Z, what has none at the end', () => {
    expect(
      letterGroups(artists, undefined).map((group) => [group.letter, group.artists.length]),
    ).toEqual([
      ['a', 1],
      ['c', 2],
      ['#', 1],
    ])
  })

  test('are one with a letter in use, and all with any other', () => {
    expect(letterGroups(artists, 'c').map(({ letter }) => letter)).toEqual(['c'])
    expect(letterGroups(artists, 'x')).toHaveLength(3)
  })
})
