import { formatTimeRange, formatTimeWithZone, zoneName } from './melbourne-time.ts'

/**
 * Two instants as times, with the zone where it must be named (spec/screens §0.4): AEST always, because a
 * reader expects the other one, AEDT where readers may be elsewhere (`isNamed`), and both in the
 * night in which the clocks change.
 * @example formatZonedTimes(start, end) // '1am AEDT – 4am AEST'
 */
export function formatZonedTimes(
  start: number,
  end: number,
  { isNamed = false }: { readonly isNamed?: boolean } = {},
): string {
  const zone = zoneName(start)
  if (zone !== zoneName(end)) return `${formatTimeWithZone(start)} – ${formatTimeWithZone(end)}`
  const times = formatTimeRange(start, end)
  return isNamed || zone === 'AEST' ? `${times} ${zone}` : times
}
