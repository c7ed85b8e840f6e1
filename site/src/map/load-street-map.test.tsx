import type { Basemap } from 'contract/answers/basemap.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadStreetMap, type BasemapSource } from './load-street-map.ts'
import { narrowMap } from './fit-frame.ts'
import { StreetMap } from './street-map.tsx'
import type { MapFeature, StreetMapView } from './street-map-view.ts'

const MOST_BYTES = 60_000

function source(
  basemap: Basemap | undefined = parseAnswer('/basemap/city', aBasemap()),
): BasemapSource {
  return { get: () => basemap }
}

function place(id: string, lat: number, lon: number): MapFeature {
  return { id, at: { lat, lon }, label: id, name: `Number ${id}`, href: `/venues/${id}` }
}

function expectMap(...args: Parameters<typeof loadStreetMap>): StreetMapView {
  const map = loadStreetMap(...args)
  if (!map) throw new Error('no map')
  return map
}

const WEST = place('18', -37.8183, 144.9452)
const EAST = place('01', -37.8137, 144.9744)

function html(view: StreetMapView): string {
  return renderToStaticMarkup(<StreetMap view={view} />)
}

describe('the still map (spec/screens §5.2)', () => {
  test('draws every layer of the base map as one path, and prints its attribution', () => {
    const map = expectMap(source(), { area: 'city', features: [WEST, EAST] })
    expect(Object.keys(map.ground)).toEqual([
      'water',
      'parks',
      'paths',
      'streets',
      'mainStreets',
      'rail',
    ])
    expect(html(map)).toMatch(/<figcaption>.*Map drawn for Parallax.*<\/figcaption>/)
  })

  test('writes the names that have room, hidden from screen readers', () => {
    const map = expectMap(source(), { area: 'city', features: [WEST, EAST], shape: 'area' })
    expect(html(map)).toMatch(/aria-hidden="true"><text [^>]*>Docklands<\/text>/)
  })

  test('is fitted to its features, in whole units', () => {
    const { pins } = expectMap(source(), {
      area: 'city',
      features: [WEST, EAST],
      shape: 'area',
    })
    expect(pins.map(({ x }) => x)).toEqual([232, 2168])
    expect(pins[0]?.y).toBeGreaterThan(pins[1]?.y ?? 0)
  })

  test('draws its ground once for a place, and again for another shape, frame or base map', () => {
    const content = source()
    const ground = (from: BasemapSource, shape: 'area' | 'strip', at: MapFeature) =>
      expectMap(from, { area: 'city', features: [at], shape }).ground
    const first = ground(content, 'area', WEST)
    expect(ground(content, 'area', { ...WEST, id: '19' })).toBe(first)
    expect(ground(content, 'strip', WEST)).not.toEqual(first)
    expect(ground(content, 'area', EAST)).not.toEqual(first)
    const other = source()
    const anew = ground(other, 'area', WEST)
    expect(anew).toEqual(first)
    expect(anew).not.toBe(first)
  })

  test('is at least 600 m across', () => {
    const { frame, metresPerUnit } = expectMap(source(), {
      area: 'city',
      features: [WEST],
      shape: 'area',
    })
    expect(frame.width * metresPerUnit).toBeCloseTo(600)
  })

  test('fits the route of a walk too, and draws it twice: as casing and as line', () => {
    const line = [
      [144.9452, -37.8183],
      [144.95, -37.83],
      [144.9744, -37.8137],
    ] as const
    const map = expectMap(source(), {
      area: 'city',
      features: [WEST, EAST],
      line,
      shape: 'area',
    })
    expect(map.line).toMatch(/^M\d+ \d+l/)
    expect(html(map).split(map.line ?? '-')).toHaveLength(3)
  })

  test('has pins as links in the order given, the selected one marked', () => {
    const map = expectMap(source(), {
      area: 'city',
      features: [EAST, undefined, WEST],
      selected: '18',
    })
    const links = [...html(map).matchAll(/<a [^>]*>/g)].map(([tag]) => tag)
    expect(links).toHaveLength(2)
    expect(links[0]).toContain('aria-label="Number 01"')
    expect(links[0]).toContain('href="/venues/01"')
    expect(links[0]).not.toContain('aria-current')
    expect(links[1]).toContain('aria-current="true"')
  })

  test('has a leader line only for a pin that was moved from its position', () => {
    const near = expectMap(source(), {
      area: 'city',
      features: [WEST, place('19', -37.8183, 144.9452)],
    })
    const apart = expectMap(source(), { area: 'city', features: [WEST, EAST] })
    expect(html(near).match(/M0 0L/g)).toHaveLength(2)
    expect(html(apart).match(/M0 0L/g)).toBeNull()
  })

  test.each([
    ['no feature has a place', { area: 'city', features: [undefined] }],
    ['there are no features', { area: 'city', features: [] }],
    ['no base map is named', { area: undefined, features: [WEST] }],
  ] as const)('is absent when %s', (_what, request) => {
    expect(loadStreetMap(source(), request)).toBeUndefined()
  })

  test('is absent without the base map’s answer', () => {
    const empty: BasemapSource = { get: () => undefined }
    expect(loadStreetMap(empty, { area: 'city', features: [WEST] })).toBeUndefined()
  })

  test('stays under 60 kB with forty pins on a base map of 90,000 points', () => {
    const basemap = parseAnswer('/basemap/city', aBasemap({ layers: aCrowdedGround() }))
    const features = Array.from({ length: 40 }, (_none, index) =>
      place(String(index), -37.8183 + (index % 7) * 0.001, 144.9452 + index * 0.0007),
    )
    for (const shape of ['area', 'strip'] as const) {
      const map = expectMap(source(basemap), { area: 'city', features, shape })
      expect(map.ground.streets?.length).toBeGreaterThan(5_000)
      expect(Buffer.byteLength(html(map))).toBeLessThan(MOST_BYTES)
    }
  })
})

describe('a map of some of its pins (spec/screens §5.1)', () => {
  const MIDDLE = place('07', -37.816, 144.96)

  test('is fitted to the pins that remain', () => {
    const map = expectMap(source(), {
      area: 'city',
      features: [WEST, MIDDLE, EAST],
      shape: 'area',
    })
    const narrow = narrowMap(map, (pin) => (pin.id === '01' ? undefined : pin))
    expect(narrow.pins.map(({ id }) => id)).toEqual(['18', '07'])
    expect(narrow.frame.width).toBeLessThan(map.frame.width)
    expect(narrow.ground).toBe(map.ground)
  })

  test('stays within the drawn ground and at least 600 m across', () => {
    const map = expectMap(source(), {
      area: 'city',
      features: [WEST, MIDDLE, EAST],
      shape: 'area',
    })
    const { frame, metresPerUnit } = narrowMap(map, (pin) => (pin.id === '18' ? pin : undefined))
    expect(frame.width * metresPerUnit).toBeCloseTo(600)
    expect(frame.x).toBeGreaterThanOrEqual(0)
    expect(frame.y + frame.height).toBeLessThanOrEqual(map.frame.height)
  })

  test('shows the whole ground without pins', () => {
    const map = expectMap(source(), { area: 'city', features: [WEST, EAST], shape: 'area' })
    const none = narrowMap(map, () => undefined)
    expect(none.pins).toEqual([])
    expect(none.frame).toEqual(map.frame)
  })
})

/** A ground with 900 crooked streets of 100 points each. */
function aCrowdedGround() {
  const streets = Array.from({ length: 900 }, (_none, street) => ({
    rank: 2 as const,
    line: Array.from({ length: 100 }, (_point, index): [number, number] => [
      144.94 + index * 0.0004 + Math.sin(index * street) * 0.0003,
      -37.83 + street * 0.00003 + Math.cos(index * 7) * 0.0004,
    ]),
  }))
  return { ...aBasemap().layers, streets }
}
