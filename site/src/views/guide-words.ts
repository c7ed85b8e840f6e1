const STEP_FREE = {
  yes: 'Step-free',
  no: 'Not step-free',
  unknown: 'Step-free: not known',
} as const

export const STOPS = ['stop', 'stops'] as const

const METRES_IN_KM = 1000
/** From here on tenths of a kilometre are left out: a drive of 395 km is not planned by 100 m. */
const EXACT_KM = 100
const MINUTES_IN_HOUR = 60

/** "650 m", "2.4 km", "11.5 km", "395 km". Metres are rounded to tens: a drawn route is not more exact. */
export function distanceText(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  if (tens < METRES_IN_KM) return `${tens} m`
  const km = metres / METRES_IN_KM
  return `${km < EXACT_KM ? Math.round(km * 10) / 10 : Math.round(km)} km`
}

/** "55 min", "2 h", "1 h 20 min". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_IN_HOUR)
  const rest = Math.round(minutes % MINUTES_IN_HOUR)
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ')
}

/** Unknown is never shown as yes or no: somebody may rely on it (spec/screens §5.12). */
export function stepFreeText(stepFree: keyof typeof STEP_FREE = 'unknown'): string {
  return STEP_FREE[stepFree]
}
