import type { Standing } from 'contract/rules/state-now.ts'
import { standingWord } from 'contract/rules/state-now-words.ts'

/** What matters only to somebody who still wants to come; past editions do not show it (spec/screens §0.5). */
const ONLY_BEFOREHAND: readonly Standing[] = [
  'sold_out',
  'fully_booked',
  'few_left',
  'weather_watch',
]

/** The word before a title, or of a session; what goes ahead as planned has none. */
export function statusWord(standing: Standing | undefined, isPast = false): string | undefined {
  if (standing === undefined || (isPast && ONLY_BEFOREHAND.includes(standing))) return undefined
  return standingWord(standing)
}
