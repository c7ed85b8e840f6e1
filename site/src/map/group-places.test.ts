import { describe, expect, test } from 'vitest'
import { groupPlaces } from './group-places.ts'

const place = (name: string, lat: number, lon: number) => ({ name, at: { lat, lon } })
const DOCKLANDS = place('Docklands', -37.8183, 144.9452)
const FOOTSCRAY = place('Footscray', -37.8, 144.9)
const BALLARAT = place('Ballarat', -37.5622, 143.8503)
const BENDIGO = place('Bendigo', -36.758, 144.276)
const GEELONG = place('Geelong', -38.1445, 144.365)
const MARIBYRNONG = place('Maribyrnong', -37.77, 144.88)

describe('one map for each place when venues span more than 40 km (spec/screens §5.2)', () => {
  test.each([
    ['nothing', [], []],
    ['one place', [BENDIGO], [['Bendigo']]],
    ['a city', [DOCKLANDS, FOOTSCRAY, MARIBYRNONG], [['Docklands', 'Footscray', 'Maribyrnong']]],
    [
      'a city and each regional place apart',
      [DOCKLANDS, BALLARAT, FOOTSCRAY, BENDIGO, GEELONG],
      [['Docklands', 'Footscray'], ['Ballarat'], ['Bendigo'], ['Geelong']],
    ],
  ] as const)('groups %s', (_what, places, expected) => {
    expect(groupPlaces(places).map((group) => group.map(({ name }) => name))).toEqual(expected)
  })
})
