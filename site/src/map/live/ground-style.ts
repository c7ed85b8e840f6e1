import {
  areasOf,
  linesOf,
  pointsOf,
  type LonLat,
  type MapSource,
} from 'contract/rules/map-source.ts'
import {
  type LayerSpecification,
  type StyleSpecification,
  addProtocol,
  type Map as MapLibreMap,
  type RequestTransformFunction,
} from 'maplibre-gl'
import { SIGNS, signLayer, signShapes } from './ground-signs.ts'

interface Feature {
  readonly type: 'Feature'
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: number[] }
    | { readonly type: 'LineString'; readonly coordinates: number[][] }
    | { readonly type: 'Polygon'; readonly coordinates: number[][][] }
  readonly properties: { readonly name?: string | undefined; readonly rank?: number }
}
type Line = readonly LonLat[]

export interface GroundLook {
  readonly background: string
  readonly wash: string
  readonly line: string
  readonly ink: string
  readonly ink2: string
  readonly font: string
}

/** A line's width by zoom: the same as on the still map at first, three times as wide when zoomed in. */
function grows(
  width: number,
): ['interpolate', ['linear'], ['zoom'], number, number, number, number] {
  return ['interpolate', ['linear'], ['zoom'], 14, width, 18, width * 3]
}

/**
 * Returns a source, the route of a walk and the signs as a MapLibre style that looks like the still map
 * (spec/screens §5.2, spec/design §5.7).
 */
export function groundStyle(
  source: Pick<MapSource, 'features'>,
  look: GroundLook,
  {
    way = [],
    signs = signShapes([], 0),
  }: { readonly way?: readonly Line[]; readonly signs?: ReturnType<typeof signShapes> } = {},
): StyleSpecification {
  const lines = (...kinds: Parameters<typeof linesOf>[1][]) =>
    linesOf(source, ...kinds).map(({ name, rank, geometry }) =>
      lineString(geometry.line, { name, rank }),
    )
  const isMain = ({ properties }: Feature) => properties.rank === 1
  const streets = lines('street')
  const features: Readonly<Record<string, readonly Feature[]>> = {
    water: areasOf(source, 'water').map(({ geometry }) => polygon(geometry.ring)),
    parks: areasOf(source, 'park').map(({ geometry }) => polygon(geometry.ring)),
    paths: lines('path'),
    streets: streets.filter((street) => !isMain(street)),
    mainStreets: streets.filter(isMain),
    rail: lines('train', 'tram'),
    way: way.map((line) => lineString(line)),
    places: pointsOf(source).map(({ kind, name, rank, geometry }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [...geometry.at] },
      // Stations come before suburbs of the same rank, because visitors ask the way to stations.
      properties: { name, rank: kind === 'station' ? 1 : rank },
    })),
  }
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(
        Object.entries(features).map(([id, shapes]) => [
          id,
          { type: 'geojson', data: { type: 'FeatureCollection', features: [...shapes] } },
        ]),
      ),
      [SIGNS]: { type: 'geojson', data: signs },
    },
    layers: groundLayers(look),
  }
}

function groundLayers(look: GroundLook): LayerSpecification[] {
  const { background, wash, line, ink } = look
  return [
    { id: 'land', type: 'background', paint: { 'background-color': background } },
    { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': wash } },
    {
      id: 'parks',
      type: 'fill',
      source: 'parks',
      paint: { 'fill-color': wash, 'fill-outline-color': line },
    },
    stroke('paths', line, 1, [3, 3]),
    stroke('streets', line, 1),
    stroke('mainStreets', line, 2.5),
    stroke('rail', line, 1.5, [5, 2]),
    stroke('casing', background, 7),
    stroke('way', ink, 3),
    streetNames('streets', look),
    streetNames('mainStreets', look),
    {
      id: 'places',
      type: 'symbol',
      source: 'places',
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [look.font],
        'text-size': 13,
        'text-padding': 4,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: namePaint(look),
    },
    signLayer(look.font),
  ]
}

function stroke(id: string, color: string, width: number, dash?: number[]): LayerSpecification {
  return {
    id,
    type: 'line',
    source: id === 'casing' ? 'way' : id,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': grows(width),
      ...(dash ? { 'line-dasharray': dash } : {}),
    },
  }
}

/**
 * Spacing, angle and padding are judgements: names are rarer and straighter, and have more room, than with MapLibre's
 * defaults (250, 45 and 2).
 */
function streetNames(source: string, look: GroundLook): LayerSpecification {
  return {
    id: `${source}Names`,
    type: 'symbol',
    source,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': [look.font],
      'text-size': 13,
      'text-max-angle': 30,
      'text-padding': 3,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: namePaint(look),
  }
}

function namePaint({ ink2, background }: GroundLook) {
  return { 'text-color': ink2, 'text-halo-color': background, 'text-halo-width': 1.5 }
}

function lineString(line: Line, properties: Feature['properties'] = {}): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: line.map((position) => [...position]) },
    properties,
  }
}

/** Base maps leave out a ring's last position, which equals the first. */
function polygon(ring: Line): Feature {
  return {
    type: 'Feature',
    geometry: {
      type: 'Polygon',
      coordinates: [[...ring, ...ring.slice(0, 1)].map((position) => [...position])],
    },
    properties: {},
  }
}

/** A URL scheme for requests that the page makes in place of the worker. */
const BY_PAGE = 'page'

/**
 * Makes the page request the tiles of an outside style, because the worker's Content Security Policy allows it no
 * connections. Returns MapLibre's `transformRequest` for the tiles' URLs.
 */
export function askByPage(): RequestTransformFunction {
  addProtocol(BY_PAGE, async ({ url }, { signal }) => {
    const response = await fetch(url.slice(`${BY_PAGE}://`.length), { signal })
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
    return { data: await response.arrayBuffer() }
  })
  return (url, kind) => (String(kind) === 'Tile' ? { url: `${BY_PAGE}://${url}` } : undefined)
}

export function attributionOf(map: MapLibreMap): string {
  const texts = Object.keys(map.getStyle().sources).flatMap((id) => {
    const source = map.getSource(id)
    const text = source && 'attribution' in source ? source.attribution : undefined
    return typeof text === 'string'
      ? [text.replaceAll(/<[^>]*>|&copy;/g, (tag) => (tag === '&copy;' ? '©' : ''))]
      : []
  })
  return [...new Set(texts)].join(', ')
}
