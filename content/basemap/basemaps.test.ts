import { Basemap } from 'contract/answers/basemap.ts'
import { BasemapArea } from 'contract/answers/parts.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { basemaps } from './basemaps.ts'

/** The bounds the areas were drawn for (west, south, east, north). */
const DRAWN_FOR = {
  city: [144.93, -37.84, 144.988, -37.8],
  inner: [144.88, -37.85, 145.02, -37.75],
  victoria: [140.9, -39.2, 150.1, -33.9],
} as const

const MIN_BYTES = 15_000
const MAX_BYTES = 40_000

describe.each(BasemapArea.options)('the base map of %s (spec/content C4)', (area) => {
  const basemap = basemaps[area]

  test('parses by the schema of its answer', () => {
    expect(v.safeParse(v.strictObject(Basemap.entries), basemap).issues).toBeUndefined()
  })

  test('covers the area it was drawn for', () => {
    const { west, south, east, north } = basemap.bounds
    expect([west, south, east, north]).toEqual(DRAWN_FOR[area])
  })

  test('stays inside its bounds', () => {
    const { west, south, east, north } = basemap.bounds
    const outside = positions(basemap).filter(
      ([lon, lat]) => lon < west || lon > east || lat < south || lat > north,
    )
    expect(outside).toEqual([])
  })

  test('writes a position with five decimals at most', () => {
    const finer = positions(basemap)
      .flat()
      .filter((degrees) => degrees !== Number(degrees.toFixed(5)))
    expect(finer).toEqual([])
  })

  test('weighs between 15 and 40 kB', () => {
    const bytes = Buffer.byteLength(JSON.stringify(basemap))
    expect(bytes).toBeGreaterThan(MIN_BYTES)
    expect(bytes).toBeLessThan(MAX_BYTES)
  })

  test('leaves no layer empty', () => {
    const empty = Object.entries(basemap.layers).filter(([, features]) => features.length === 0)
    expect(empty).toEqual([])
  })

  test('gives a line two points and a ring three, the first not repeated', () => {
    const { water, parks, streets, paths, rail } = basemap.layers
    const lines = [...streets, ...paths, ...rail].filter(({ line }) => line.length < 2)
    const rings = [...water, ...parks].filter(
      ({ ring }) => ring.length < 3 || String(ring[0]) === String(ring.at(-1)),
    )
    expect([...lines, ...rings]).toEqual([])
  })

  test('says whose drawing it is and what it is not for', () => {
    expect(basemap.attribution).toBe('Map: drawn by Parallax, not to be used for navigation')
  })
})

function positions({ layers }: Basemap): readonly (readonly [lon: number, lat: number])[] {
  return [
    ...[...layers.water, ...layers.parks].flatMap(({ ring }) => ring),
    ...[...layers.streets, ...layers.paths, ...layers.rail].flatMap(({ line }) => line),
    ...layers.labels.map(({ at }) => at),
  ]
}
