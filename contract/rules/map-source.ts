/** `[lon, lat]` in degrees, WGS 84. */
export type LonLat = readonly [lon: number, lat: number]

/** 1 is the most important: a main road, a city. */
export type MapRank = 1 | 2 | 3

interface Named {
  readonly name?: string | undefined
  readonly rank: MapRank
}

export interface AreaFeature extends Named {
  readonly kind: 'water' | 'park'
  /** A closed ring: the last position is connected to the first. */
  readonly geometry: { readonly ring: readonly LonLat[] }
}

export interface LineFeature extends Named {
  readonly kind: 'street' | 'path' | 'train' | 'tram'
  readonly geometry: { readonly line: readonly LonLat[] }
}

export interface PointFeature extends Named {
  /** `place` is a suburb, a town, or anything else whose name is written at a point. */
  readonly kind: 'place' | 'station'
  readonly name: string
  readonly geometry: { readonly at: LonLat }
}

/** Something that a map draws below its pins. Its kind says which geometry it has. */
export type GroundFeature = AreaFeature | LineFeature | PointFeature

/**
 * The data of a base map, from any source (decision 071). `site/src/map/source-of-drawing.ts` makes it of our drawing.
 */
export interface MapSource {
  readonly bounds: {
    readonly west: number
    readonly south: number
    readonly east: number
    readonly north: number
  }
  /** Printed under every map. */
  readonly attribution: string
  readonly features: readonly GroundFeature[]
}

export function areasOf(
  { features }: Pick<MapSource, 'features'>,
  kind: AreaFeature['kind'],
): readonly AreaFeature[] {
  return features.filter((feature): feature is AreaFeature => feature.kind === kind)
}

export function linesOf(
  { features }: Pick<MapSource, 'features'>,
  ...kinds: readonly LineFeature['kind'][]
): readonly LineFeature[] {
  const wanted: ReadonlySet<string> = new Set(kinds)
  return features.filter((feature): feature is LineFeature => wanted.has(feature.kind))
}

export function pointsOf({ features }: Pick<MapSource, 'features'>): readonly PointFeature[] {
  return features.filter((feature): feature is PointFeature => 'at' in feature.geometry)
}
