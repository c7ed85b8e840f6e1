import type { Basemap } from 'contract/answers/basemap.ts'
import type { GroundFeature, MapSource } from 'contract/rules/map-source.ts'

/** The rank of areas and lines without a rank: between main roads and lanes. */
const RANK = 2

/** Each drawing is converted once, because `load-street-map.ts` caches its maps by the identity of their source. */
const sources = new WeakMap<Basemap, MapSource>()

/** Returns one of the site's own drawings, `/basemap/{area}`, as the source of maps (decision 071). */
export function sourceOfDrawing(basemap: Basemap): MapSource {
  const source = sources.get(basemap) ?? convert(basemap)
  sources.set(basemap, source)
  return source
}

function convert({ bounds, attribution, layers }: Basemap): MapSource {
  const features: readonly GroundFeature[] = [
    ...layers.water.map(({ name, ring }) => areaOf('water', name, ring)),
    ...layers.parks.map(({ name, ring }) => areaOf('park', name, ring)),
    ...layers.paths.map(({ name, line }) => lineOf('path', { name, line, rank: RANK })),
    ...layers.streets.map((street) => lineOf('street', street)),
    ...layers.rail.map(({ kind, name, line }) => lineOf(kind, { name, line, rank: RANK })),
    ...layers.labels.map(({ text, at, rank, kind = 'place' as const }) => ({
      kind,
      name: text,
      rank,
      geometry: { at },
    })),
  ]
  return { bounds, attribution, features }
}

function areaOf(
  kind: 'water' | 'park',
  name: string | undefined,
  ring: Basemap['layers']['water'][number]['ring'],
): GroundFeature {
  return { kind, name, rank: RANK, geometry: { ring } }
}

function lineOf(
  kind: 'street' | 'path' | 'train' | 'tram',
  { name, line, rank }: Omit<Basemap['layers']['streets'][number], 'rank'> & { rank: 1 | 2 | 3 },
): GroundFeature {
  return { kind, name, rank, geometry: { line } }
}
