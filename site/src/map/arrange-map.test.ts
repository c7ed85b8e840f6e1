import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { arrangeMap } from './arrange-map.ts'
import { SHAPES, WIDE_AREA, wholeFrame, type StreetMapView } from './street-map-view.ts'

/** A place in the middle of a map, and a park whose name is beside it on a narrow map and a wide one. */
const view: StreetMapView = {
  shape: 'area',
  area: 'city',
  bounds: { west: 144.93, south: -37.84, east: 144.99, north: -37.8 },
  frame: wholeFrame('area'),
  metresPerUnit: 1,
  ground: {},
  names: [{ text: 'Treasury Gardens', rank: 5, at: { x: 1450, y: 1030 } }],
  pins: [
    {
      id: 've01',
      at: { lat: -37.82, lon: 144.96 },
      label: '15',
      name: 'Treasury Hoarding',
      caption: 'Treasury Hoarding',
      href: '/venues/treasury-hoarding',
      x: 1200,
      y: 1000,
    },
  ],
  attribution: '',
}

test('a wide map gains no name that would lie over the name of a pin (spec/behaviour §36.3)', () => {
  const { pins, names } = arrangeMap(view)
  expect(pins.map(({ caption }) => caption?.text)).toEqual(['Treasury Hoarding'])
  expect(names).toEqual([])
})

test('a wide map gains a name that has room beside a pin without a name', () => {
  const { names } = arrangeMap({
    ...view,
    pins: view.pins.map(({ caption: _caption, ...pin }) => pin),
    names: [{ text: 'Treasury Gardens', rank: 5, at: { x: 1250, y: 1090 } }],
  })
  expect(names).toMatchObject([{ text: 'Treasury Gardens', from: 900 }])
})

test('a strip cuts no name at the edge of a window that shows only its middle (spec/behaviour §36.3)', () => {
  const { pins, names } = arrangeMap({
    ...view,
    shape: 'strip',
    frame: wholeFrame('strip'),
    names: [
      { text: 'Victoria Harbour', rank: 2, at: { x: 900, y: 500 } },
      { text: 'Docklands', rank: 2, at: { x: 1150, y: 500 } },
    ],
    pins: view.pins.map((pin) => ({ ...pin, x: 1400, y: 300, caption: 'Signal Box 4' })),
  })
  expect(names.map(({ text, from }) => [text, from])).toEqual([
    ['Docklands', undefined],
    ['Victoria Harbour', 460],
  ])
  expect(pins.map(({ caption }) => caption?.side)).toEqual(['left'])
})

test('a strip names a pin in the windows that have room for its name', () => {
  const { pins } = arrangeMap({
    ...view,
    shape: 'strip',
    frame: wholeFrame('strip'),
    names: [],
    pins: view.pins.map((pin) => ({
      ...pin,
      x: 1310,
      y: 300,
      caption: 'Northbank Arches and Stores',
    })),
  })
  expect(pins.map(({ caption }) => [caption?.side, caption?.from])).toEqual([['left', 460]])
})

test('the style sheet hides names below the widths that they are placed for', async () => {
  const css = await readFile(new URL('street-map.module.css', import.meta.url), 'utf8')
  const hidden = css.matchAll(/width < (\d+)px\) \{\s*\.drawing \[data-from='(\d+)'\]/g)
  const [, ...wider] = SHAPES.strip.windows
  expect([...hidden].map(([, below, from]) => [Number(below), Number(from)])).toEqual(
    [...new Set([...wider, WIDE_AREA.from])]
      .toSorted((a, b) => a - b)
      .map((width) => [width, width]),
  )
  const least = css.matchAll(/min-width: (\d{3,})px/g)
  expect([...least].map(([, width]) => Number(width))).toEqual([
    SHAPES.area.leastWidth,
    SHAPES.strip.leastWidth,
  ])
})
