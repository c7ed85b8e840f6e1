import { describe, expect, test } from 'vitest'
import { createRoom, placeNames, type NameToPlace } from './place-names.ts'

const SIZE = { width: 400, height: 300 }
const town = (text: string, x: number, y: number, rank = 2): NameToPlace => ({
  text,
  at: { x, y },
  rank,
})
const street = (text: string, ...points: readonly [x: number, y: number][]): NameToPlace => ({
  text,
  at: points.map(([x, y]) => ({ x, y })),
  rank: 3,
})
const place = (...names: readonly NameToPlace[]) => placeNames(names, createRoom(SIZE))
const texts = (...names: readonly NameToPlace[]) => place(...names).map(({ text }) => text)

describe('names on the still map (spec/behaviour §36.3)', () => {
  test('writes only the more important of two overlapping names', () => {
    const names = [town('Little Collins Street', 200, 150, 3), town('Collins Street', 210, 155, 1)]
    expect(texts(...names)).toEqual(['Collins Street'])
  })

  test('writes no name under a pin', () => {
    const room = createRoom(SIZE)
    room.take({ x: 205, y: 150, width: 28, height: 28 })
    expect(placeNames([town('Docklands', 200, 150)], room)).toEqual([])
  })

  test('writes no name that the edge would cut', () => {
    expect(texts(town('Docklands', 10, 150), town('Southbank', 200, 2))).toEqual([])
  })

  test('writes every name that has room', () => {
    expect(texts(town('Docklands', 100, 100), town('Southbank', 300, 200))).toEqual([
      'Docklands',
      'Southbank',
    ])
  })

  test('writes the name of a street along it, upright, if the street is longer than its name', () => {
    const [name] = place(street('King Street', [200, 280], [200, 20]))
    expect(name).toMatchObject({ text: 'King Street', x: 200, y: 150, angle: 90 })
    expect(texts(street('King Street', [200, 100], [200, 150]))).toEqual([])
  })

  test('writes the name of a street where the street is straight', () => {
    const bent = street('King Street', [20, 20], [110, 110], [60, 160], [380, 160])
    expect(place(bent)[0]).toMatchObject({ y: 160, angle: 0 })
  })

  test('moves the name of a street along it to where there is room', () => {
    const room = createRoom(SIZE)
    room.take({ x: 200, y: 150, width: 28, height: 28 })
    const [name] = placeNames([street('King Street', [0, 150], [400, 150])], room)
    expect(Math.abs((name?.x ?? 200) - 200)).toBeGreaterThan(50)
  })

  test('writes the name of a street of several parts once, also beside a station of the same name', () => {
    const west = street('Flinders Street', [10, 100], [390, 100])
    const east = street('Flinders Street', [10, 200], [390, 200])
    expect(texts(town('Flinders Street', 200, 50, 1), west, east)).toEqual([
      'Flinders Street',
      'Flinders Street',
    ])
  })
})
