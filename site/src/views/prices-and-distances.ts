import type { Money } from 'contract/answers/parts.ts'
import { walkOf } from 'contract/rules/walking.ts'

/** "Free", "$35", "$45, concession $30"; "Ticketed" promises no price. `label` replaces numbers (spec/content A3). */
export function priceText({ free, from, concession, label }: Money): string {
  if (label) return label
  if (free) return 'Free'
  if (from === undefined) return 'Ticketed'
  return concession === undefined
    ? dollars(from)
    : `${dollars(from)}, concession ${dollars(concession)}`
}

function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
}

const METRES_IN_KM = 1000
/** From this distance on, distances are whole kilometres: for a drive of 395 km tenths do not matter. */
const EXACT_KM = 100
const MINUTES_IN_HOUR = 60

/** "650 m", "2.4 km", "395 km", without line breaks. Metres are rounded to tens: a drawn route is not more exact. */
export function distanceText(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  if (tens < METRES_IN_KM) return `${tens}\u00a0m`
  const km = metres / METRES_IN_KM
  return `${km < EXACT_KM ? Math.round(km * 10) / 10 : Math.round(km)}\u00a0km`
}

/** "55 min", "2 h", "1 h 20 min"; a number and its unit do not break across lines. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / MINUTES_IN_HOUR)
  const rest = whole % MINUTES_IN_HOUR
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join(' ')
}

/** ", 8 min on foot", to follow a distance; empty if it is too far to walk. */
export function onFootText(metres: number): string {
  const walk = walkOf(metres)
  return walk.kind === 'far' ? '' : `, ${durationText(walk.minutes)} on foot`
}
