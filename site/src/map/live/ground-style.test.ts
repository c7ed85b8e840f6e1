import { aBasemap } from 'contract/testing/basemap.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { describe, expect, test } from 'vitest'
import { sourceOfDrawing } from '../source-of-drawing.ts'
import { signShapes } from './ground-signs.ts'
import { groundStyle } from './ground-style.ts'

const SOURCE = sourceOfDrawing(parseAnswer('/basemap/city', aBasemap()))
const LOOK = {
  background: 'rgb(1, 1, 1)',
  wash: 'rgb(2, 2, 2)',
  line: 'rgb(3, 3, 3)',
  ink: 'rgb(4, 4, 4)',
  ink2: 'rgb(5, 5, 5)',
  font: 'Archivo Variable',
}
const style = groundStyle(SOURCE, LOOK, {
  way: [
    [
      [144.95, -37.82],
      [144.96, -37.81],
    ],
  ],
})

/** The shapes that a source draws, one of each kind. */
function drawn(id: string): readonly string[] {
  const source = style.sources[id]
  return JSON.stringify(source).split('"type":"Feature",').slice(1)
}

describe('the ground of a live map (spec/screens §5.2)', () => {
  test('sends no requests', () => {
    expect(JSON.stringify(style)).not.toMatch(/https?:|"(?:url|tiles|glyphs|sprite)"/)
  })

  test.each([
    ['water', 1],
    ['parks', 1],
    ['paths', 1],
    ['streets', 1],
    ['mainStreets', 1],
    ['rail', 1],
    ['places', 2],
    ['way', 1],
  ])('draws %s of its source', (id, count) => {
    expect(drawn(id)).toHaveLength(count)
    expect(style.layers.some((layer) => 'source' in layer && layer.source === id)).toBe(true)
  })

  test('writes the names of streets along them', () => {
    const names = style.layers.filter(({ id }) => id.endsWith('Names'))
    expect(names.map(({ layout }) => layout)).toEqual([
      expect.objectContaining({ 'symbol-placement': 'line', 'text-field': ['get', 'name'] }),
      expect.objectContaining({ 'symbol-placement': 'line', 'text-field': ['get', 'name'] }),
    ])
  })

  test('places pins, clusters and the names of pins before the names of the ground, unseen (spec/behaviour §36.3)', () => {
    expect(style.layers.at(-1)).toMatchObject({
      source: 'signs',
      layout: { 'text-allow-overlap': true },
      paint: { 'text-opacity': 0 },
    })
    const pin = {
      id: 've1',
      label: '12',
      name: '12, Shed 9',
      caption: 'Shed 9',
      href: '',
      x: 0,
      y: 0,
    }
    const at = { lat: -37.8183, lon: 144.9452 }
    const place = { at, dx: 0, dy: 0 }
    const shapes = signShapes(
      [
        { group: { pins: [{ ...pin, at }], ...place }, side: 'left' },
        { group: { pins: [pin, pin, pin].map((each) => ({ ...each, at })), ...place } },
      ],
      15,
    )
    expect(JSON.stringify(shapes).match(/"properties":\{[^}]*\}/g)).toEqual([
      '"properties":{"text":"12","size":12,"beside":0}',
      '"properties":{"text":"Shed 9","side":"left","size":14,"beside":1.5}',
      '"properties":{"text":"+3","size":18,"beside":0}',
    ])
  })

  test.each([
    ['of a pin with one number', { label: '12' }, 14],
    ['of a pin with several numbers, which is wider', { label: '12–15 +3' }, 35],
    ['of the selected pin', { label: '12', isSelected: true as const }, 20],
  ])('keeps free the space of a name, from the edge %s on', (_of, said, edge) => {
    const at = { lat: -37.8183, lon: 144.9452 }
    const pin = { id: 've1', name: '', caption: 'Shed 9', href: '', x: 0, y: 0, at, ...said }
    const shapes = signShapes([{ group: { pins: [pin], at, dx: 0, dy: 0 }, side: 'right' }], 15)
    const [, size, beside] =
      /"side":"right","size":(\d+),"beside":([\d.]+)/.exec(JSON.stringify(shapes)) ?? []
    expect(Number(size) * Number(beside)).toBeCloseTo(edge + 7)
  })

  test('keeps the room free where a pin that was pushed away is drawn', () => {
    const at = { lat: -37.8183, lon: 144.9452 }
    const pin = { id: 've1', label: '1', name: '', href: '', x: 0, y: 0, at }
    const shapes = signShapes([{ group: { pins: [pin], at, dx: 40, dy: 0 } }], 15)
    const [, lon, lat] = /"coordinates":\[([\d.]+),([-\d.]+)\]/.exec(JSON.stringify(shapes)) ?? []
    // A pixel is 360 degrees of longitude divided by 512 times 2 to the power of the zoom.
    expect((Number(lon) - at.lon) / (360 / (512 * 2 ** 15))).toBeCloseTo(40)
    expect(Number(lat)).toBeCloseTo(at.lat)
  })

  test('has the given signs, so that its first drawing leaves room for them', () => {
    const at = { lat: -37.8183, lon: 144.9452 }
    const pin = { id: 've1', label: '1', name: '', href: '', x: 0, y: 0, at }
    const signs = signShapes([{ group: { pins: [pin], at, dx: 0, dy: 0 } }], 15)
    expect(groundStyle(SOURCE, LOOK, { signs }).sources['signs']).toMatchObject({ data: signs })
  })

  test('closes the rings that a base map leaves open', () => {
    expect(drawn('parks')[0]).toContain(
      '[[[144.97,-37.812],[144.975,-37.812],[144.975,-37.816],[144.97,-37.816],[144.97,-37.812]]]',
    )
  })

  test('has only the colours of the page', () => {
    const colours = new Set(JSON.stringify(style.layers).match(/rgb\([^)]*\)|#[\da-f]{3,8}/gi))
    expect([...colours].toSorted()).toEqual([
      'rgb(1, 1, 1)',
      'rgb(2, 2, 2)',
      'rgb(3, 3, 3)',
      'rgb(4, 4, 4)',
      'rgb(5, 5, 5)',
    ])
  })
})
