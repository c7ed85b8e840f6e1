import { addDays, startOfDay } from 'contract/rules/local-time.ts'
import { createMoment, type Moment } from 'contract/rules/moment.ts'
import type { NowClock } from 'contract/rules/state-now.ts'

/** In days. A judgement: a page that is kept on Thursday must be right at the weekend. */
const DAYS_AHEAD = 4

/** What "Today" becomes when its day is over, as in `wordsToCome`. It names one day, so it stays true from then on. */
export function wordsFromMidnight(date: string, zone: string, words: string): string {
  return `${startOfDay(addDays(date, 1), zone)} ${words}`
}

/**
 * Returns what a line will say in the coming days, for pages that are kept on a device (spec/behaviour §35.2): texts
 * such as "1773450000000 Opens tomorrow 10am", separated by bars. Each begins with the instant from which it is true,
 * in epoch milliseconds. The last is an instant without words: the texts after that instant are not known. Undefined if
 * the line says the same until that instant.
 *
 * `say` makes the line at a moment, and is called for each moment at which the line may change. `saidNow` is the line
 * at `moment`. Undefined stands for an empty line in both.
 */
export function wordsToCome(
  saidNow: string | undefined,
  say: (moment: Moment) => string | undefined,
  { moment, zone }: NowClock,
): string | undefined {
  const end = startOfDay(addDays(moment.today(zone), DAYS_AHEAD), zone)
  const coming: string[] = []
  let said = saidNow
  for (let at = moment.until() ?? end; at < end;) {
    const then = createMoment(at)
    const words = say(then)
    if (words !== said) coming.push(`${at} ${words ?? ''}`)
    said = words
    at = then.until() ?? end
  }
  return coming.length === 0 ? undefined : [...coming, `${end} `].join('|')
}
