import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { addDays, weekday } from 'contract/rules/local-time.ts'
import { upperFirst } from 'contract/rules/upper-first.ts'
import { isUntitled } from 'contract/rules/title-from-path.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'

/** Staff see this instead of an empty title. */
export const WITHOUT_TITLE = 'Without a title'

/** A judgement: twice the length from which a title is set in the smallest of its sizes (spec/design TY6). */
const LONG = 120
/** Screens are designed and tested for titles up to this length (spec/design TY5). */
export const MAX_TITLE = 200
const STATUS_WORD = /\b(?:cancell?ed|postponed|sold out)\b/i
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const DAYS_A_WEEK = 7

/** spec/content B1.17, B1.18 */
export function checkTitle(field: string, title: Maybe<string>): Finding[] {
  const findings: Finding[] = []
  if (!title) return findings
  if (isUntitled(title)) {
    findings.push(warning(field, 'Only spaces: a page without a title is titled after its address'))
  }
  if (STATUS_WORD.test(title)) findings.push(warning(field, 'Use Status, not the title'))
  if (title.length > MAX_TITLE) {
    findings.push(error(field, `Use at most ${MAX_TITLE} characters; these are ${title.length}`))
  } else if (title.length > LONG) {
    findings.push(warning(field, `A title of ${title.length} characters breaks over many lines`))
  }
  return findings
}

/** Both ends are included. */
export interface Days {
  readonly start: Maybe<string>
  readonly end: Maybe<string>
}

/** Finds a weekday in the title on which the event does not take place (spec/content B1.14). */
export function checkWeekday(title: Maybe<string>, ranges: readonly Days[]): Finding[] {
  const weekdays = new Set(ranges.flatMap(weekdaysOf))
  if (!title || weekdays.size === 0) return []
  return WEEKDAYS.filter((name, index) => mentions(title, name) && !weekdays.has(index + 1)).map(
    (name) =>
      warning('title', `The title says ${upperFirst(name)}, but no date is a ${upperFirst(name)}`),
  )
}

function weekdaysOf({ start, end }: Days): number[] {
  if (!start || !isCalendarDate(start)) return []
  const last = end && isCalendarDate(end) && end > start ? end : start
  const days: number[] = []
  for (let date = start; date <= last && days.length < DAYS_A_WEEK; date = addDays(date, 1)) {
    days.push(weekday(date))
  }
  return days
}

function mentions(title: string, name: string): boolean {
  return title
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word === name || word === `${name}s`)
}
