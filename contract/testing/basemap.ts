import type { WireOf } from '../answers/keys.ts'

export type BasemapWire = WireOf<'/basemap/city'>

const LAYERS: BasemapWire['layers'] = {
  water: [
    {
      name: 'Yarra River',
      ring: [
        [144.93, -37.8225],
        [144.99, -37.8205],
        [144.99, -37.822],
        [144.93, -37.824],
      ],
    },
  ],
  parks: [
    {
      ring: [
        [144.97, -37.812],
        [144.975, -37.812],
        [144.975, -37.816],
        [144.97, -37.816],
      ],
    },
  ],
  streets: [
    {
      name: 'Collins Street',
      rank: 1,
      line: [
        [144.945, -37.8185],
        [144.974, -37.8136],
      ],
    },
    {
      rank: 2,
      line: [
        [144.95, -37.81],
        [144.958, -37.824],
      ],
    },
  ],
  paths: [
    {
      line: [
        [144.96, -37.82],
        [144.966, -37.8205],
      ],
    },
  ],
  rail: [
    {
      kind: 'tram',
      line: [
        [144.942, -37.816],
        [144.972, -37.819],
      ],
    },
  ],
  labels: [
    { text: 'Docklands', at: [144.9455, -37.8165], rank: 1 },
    { text: 'Southern Cross', at: [144.9521, -37.8183], rank: 2, kind: 'station' },
  ],
}

/** Central Melbourne with one of everything: river, park, two streets, a path, a tram, a suburb, a station. */
export function aBasemap(overrides: Partial<BasemapWire> = {}): BasemapWire {
  return {
    bounds: { west: 144.93, south: -37.84, east: 144.99, north: -37.8 },
    attribution: 'Map drawn for Parallax',
    layers: LAYERS,
    ...overrides,
  }
}
