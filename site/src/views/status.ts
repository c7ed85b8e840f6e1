import type { Standing } from 'contract/rules/state-now.ts'
import { standingWord } from 'contract/rules/state-now-words.ts'

/** They matter only to visitors who still want to attend; past editions do not show them (spec/screens §0.5). */
const ONLY_BEFOREHAND: readonly Standing[] = [
  'sold_out',
  'fully_booked',
  'few_left',
  'weather_watch',
]

/** The status word before a title or of a session; undefined if it goes ahead as planned. */
export function statusWord(standing: Standing | undefined, isPast = false): string | undefined {
  if (standing === undefined || (isPast && ONLY_BEFOREHAND.includes(standing))) return undefined
  return standingWord(standing)
}
