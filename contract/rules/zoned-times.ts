import { formatTime, formatTimeRange, formatTimeWithZone, zoneName } from './melbourne-time.ts'

interface Naming {
  /** AEDT is named too. */
  readonly isNamed?: boolean
}

/**
 * Two instants as times, with the zone where it must be named (spec/screens §0.4): AEST always, because a
 * reader expects the other one, AEDT where readers may be elsewhere (`isNamed`), and both in the
 * night in which the clocks change.
 * @example formatZonedTimes(start, end) // '1am AEDT – 4am AEST'
 */
export function formatZonedTimes(start: number, end: number, naming: Naming = {}): string {
  const zone = zoneName(start)
  if (zone !== zoneName(end)) return `${formatTimeWithZone(start)} – ${formatTimeWithZone(end)}`
  return withZone(formatTimeRange(start, end), zone, naming)
}

/** An instant as a time, with the zone by the same rule. */
export function formatZonedTime(instantMs: number, naming: Naming = {}): string {
  return withZone(formatTime(instantMs), zoneName(instantMs), naming)
}

function withZone(time: string, zone: 'AEDT' | 'AEST', { isNamed = false }: Naming): string {
  return isNamed || zone === 'AEST' ? `${time} ${zone}` : time
}
