import {
  formatTime,
  formatTimeRange,
  formatTimeWithZone,
  wallTimeOf,
  zoneName,
} from './local-time.ts'

export interface Naming {
  readonly zone: string
  /** Whether the zone is always named. */
  readonly isNamed?: boolean
}

/**
 * The name of the zone is written if it is necessary (spec/screens §0.4). AEST is always named, because readers expect
 * AEDT. Other names are only for readers who may be in another zone (`isNamed`). In the night in which the clocks
 * change, each time has its own name.
 * @example formatZonedTimes(start, end, { zone }) // '1am AEDT – 4am AEST'
 */
export function formatZonedTimes(start: number, end: number, naming: Naming): string {
  const { zone } = naming
  const name = zoneName(start, zone)
  if (name !== zoneName(end, zone)) {
    return `${formatTimeWithZone(start, zone)} – ${formatTimeWithZone(end, zone)}`
  }
  return withName(formatTimeRange(wallTimeOf(start, zone), wallTimeOf(end, zone)), name, naming)
}

/** By the rule of `formatZonedTimes`. */
export function formatZonedTime(instantMs: number, naming: Naming): string {
  const { zone } = naming
  return withName(formatTime(wallTimeOf(instantMs, zone)), zoneName(instantMs, zone), naming)
}

function withName(time: string, name: string, { isNamed = false }: Naming): string {
  return isNamed || name === 'AEST' ? `${time} ${name}` : time
}
