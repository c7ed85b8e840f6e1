import { formatDate } from 'contract/rules/local-time.ts'
import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { warning, type Finding } from './finding.ts'
import { fieldAt } from './links.ts'

/** First and last day are calendar dates. */
export interface EditionYear {
  readonly year: number
  readonly start: string
  readonly end: string
}

/** `next` was begun from `last`. */
export interface TwoEditions {
  readonly last: EditionYear
  readonly next: EditionYear
}

/**
 * Finds texts of a copied record that still name the year of the last edition, its first or last day, or a weekday
 * that is wrong in the new year (spec/content B22).
 */
export function checkLastYear(document: object, editions: TwoEditions): Finding[] {
  const said = new Map<string, Set<string>>()
  for (const { field, words } of sayingsIn(document, [], editions)) {
    said.set(field, (said.get(field) ?? new Set()).add(words))
  }
  return [...said].map(([field, words]) =>
    warning(field, `This still says ${[...words].join(' and ')}`),
  )
}

interface Saying {
  readonly field: string
  readonly words: string
}

/** Their values, inside a formatted text, are not words. */
const OF_FORMAT = new Set(['type', 'format', 'version', 'style', 'mode', 'url'])

function sayingsIn(value: unknown, at: readonly string[], editions: TwoEditions): Saying[] {
  const field = fieldAt(at)
  const { year } = editions.last
  // A list that shows the events, artists or partners of a year has the year as a number.
  if (value === year && at.at(-1) === 'year') return [{ field, words: String(year) }]
  if (typeof value === 'string')
    return isAddress(value) ? [] : lastYearIn(value, editions).map((words) => ({ field, words }))
  if (typeof value !== 'object' || value === null) return []
  const isText = at.includes('root')
  return Object.entries(value)
    .filter(([key]) => !isText || !OF_FORMAT.has(key))
    .flatMap(([key, each]) => sayingsIn(each, [...at, key], editions))
}

/** Also the name of a file, a slug or a stored date. None of these is read as text. */
function isAddress(text: string): boolean {
  return /^(?:\S*[/.:@_]\S*|(?=.*[a-z])[a-z\d-]+|\d{4}-\d\d-\d\d\S*)$/.test(text)
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** `Friday 6 March`, without a year after it. */
const DAY = new RegExp(
  String.raw`\b(?:((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),?\s)?(\d{1,2})\s(${MONTHS.join('|')})\b(?!,?\s\d{4})`,
  'g',
)

/** Returns the words that are about the last edition: its year, and days that are wrong in the new year. */
export function lastYearIn(text: string, { last, next }: TwoEditions): string[] {
  // The years of a festival up to the new one, `2026–2027`, may name the old one.
  const year = new RegExp(String.raw`\b${last.year}\b(?!\s?[–-]\s?${next.year}\b)`)
  const years = year.test(text) ? [String(last.year)] : []
  const days = [...text.matchAll(DAY)].flatMap(([words, weekday, day = '', month = '']) => {
    const monthAndDay = `${twoDigits(MONTHS.indexOf(month) + 1)}-${twoDigits(Number(day))}`
    const date = `${next.year}-${monthAndDay}`
    const isRight = weekday ? weekdayOf(date) === weekday : !isOldEnd(monthAndDay, { last, next })
    return isRight ? [] : [words]
  })
  return [...years, ...days]
}

/** True for the first or last day of the last edition that is not a day of the new one. */
function isOldEnd(monthAndDay: string, { last, next }: TwoEditions): boolean {
  const date = `${next.year}-${monthAndDay}`
  const isEnd = [last.start, last.end].some((day) => day.slice(5) === monthAndDay)
  return isEnd && (date < next.start || date > next.end)
}

function weekdayOf(date: string): string | undefined {
  return isCalendarDate(date) ? formatDate(date, 'weekday').split(/\s/)[0] : undefined
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
