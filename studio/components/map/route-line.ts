import { distanceM } from 'contract/rules/distance.ts'

/** A guide's line as stored: `[longitude, latitude]` from the first stop to the last. */
export type RouteLine = readonly (readonly [number, number])[]

export function lineOf(value: unknown): RouteLine {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown): RouteLine => {
    const [lon, lat]: unknown[] = Array.isArray(each) ? each : []
    return typeof lon === 'number' && typeof lat === 'number' ? [[lon, lat]] : []
  })
}

/** In whole metres. */
export function lengthM(line: RouteLine): number {
  const legs = line.slice(1).map(([lon, lat], index) => {
    const [fromLon = lon, fromLat = lat] = line[index] ?? []
    return distanceM({ lon: fromLon, lat: fromLat }, { lon, lat })
  })
  return Math.round(legs.reduce((sum, leg) => sum + leg, 0))
}
