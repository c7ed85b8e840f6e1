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
 * Two instants as times, with the zone if it must be named (spec/screens §0.4): AEST always, because readers expect
 * AEDT; other zones if readers may be elsewhere (`isNamed`); and both names in the night in which the clocks change.
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

/** An instant as a time, with the zone if the same rule requires it. */
export function formatZonedTime(instantMs: number, naming: Naming): string {
  const { zone } = naming
  return withName(formatTime(wallTimeOf(instantMs, zone)), zoneName(instantMs, zone), naming)
}

function withName(time: string, name: string, { isNamed = false }: Naming): string {
  return isNamed || name === 'AEST' ? `${time} ${name}` : time
}
