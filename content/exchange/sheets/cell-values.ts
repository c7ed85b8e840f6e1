/** The spellings of cells in Excel, Google Sheets and Numbers (docs/exchange.md). */
import { DAY_MS } from 'contract/rules/day-ms.ts'
import { dayOf, timeOf } from 'contract/rules/local-time.ts'
import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { isWallTime } from '../../rules/dates.ts'

/** A `Date` has the cell's wall time in its UTC fields; undefined is an empty cell. */
export type Cell = string | number | boolean | Date | undefined

/** `problem` is a sentence that says what to write instead. */
export type CellReading<Value> = { readonly value: Value } | { readonly problem: string }

const MINUTES_OF_DAY = 1440
const MINUTES_OF_HOUR = 60
const NOON = 12
/** Spreadsheets count days from this date. A time of day without a date belongs to it. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30)
/** Numbers in this range are read as dates: the years 1954 to 2119. A number such as 2026 is outside of it. */
const DAY_NUMBERS = { first: 20_000, last: 80_000 }
/** The length of `YYYY-MM-DDTHH:MM`. */
const MINUTE_LENGTH = 16
const CENTURY = 2000

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const ASK_DAY = 'Give a day, for example 14/3/2026 or 14 March 2026'
const ASK_DAY_FIRST = 'Write the day first and the month second, for example 14/3/2026'
const ASK_TIME = 'Give a time, for example 6:30 PM or 18:30'

/** Leaves out spaces around the text. */
export function textOf(cell: Cell): string {
  if (cell === undefined) return ''
  if (cell instanceof Date) return wallTimeOf(cell)
  return typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : String(cell).trim()
}

/** Leaves out case, accents, spaces and punctuation, for comparisons. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Returns `YYYY-MM-DD`. A day without a year is in `year`. */
export function readDay(cell: Cell, year: number): CellReading<string> {
  if (cell instanceof Date) return { value: dayOf(wallTimeOf(cell)) }
  const text = textOf(cell)
  const number = dayNumberIn(text)
  if (number !== undefined) {
    return { value: dayOf(wallTimeOf(fromDayNumber(number))) }
  }
  return readDayText(text, year)
}

/** Returns `HH:MM`. */
export function readTime(cell: Cell): CellReading<string> {
  if (cell instanceof Date) return { value: timeOf(wallTimeOf(cell)) }
  const text = textOf(cell)
  const number = numberIn(text)
  if (number !== undefined && (text.includes('.') || number === 0) && number < 1 && number >= 0) {
    return { value: timeOfMinutes(Math.round(number * MINUTES_OF_DAY) % MINUTES_OF_DAY) }
  }
  if (number !== undefined && dayNumberIn(text) !== undefined && !Number.isInteger(number)) {
    return { value: timeOf(wallTimeOf(fromDayNumber(number))) }
  }
  return readTimeText(text)
}

/** Returns `YYYY-MM-DDTHH:MM`. */
export function readDayAndTime(cell: Cell, year: number): CellReading<string> {
  if (cell instanceof Date) return { value: wallTimeOf(cell) }
  const number = dayNumberIn(textOf(cell))
  if (number !== undefined) return { value: wallTimeOf(fromDayNumber(number)) }
  const { day, time } = partDayAndTime(textOf(cell))
  const first = readDayText(day, year)
  if ('problem' in first) return first
  const second = readTimeText(time)
  if ('problem' in second)
    return { problem: 'Give a day and a time, for example 14/3/2026 6:30 PM' }
  return { value: `${first.value}T${second.value}` }
}

/** A `Date` counts if it has a day, even at midnight. */
export function hasDayAndTime(cell: Cell): boolean {
  if (cell instanceof Date) return cell.getTime() >= FIRST_DAY_MS + 2 * DAY_MS
  const text = textOf(cell)
  const number = dayNumberIn(text)
  if (number !== undefined) return !Number.isInteger(number)
  const { day, time } = partDayAndTime(text)
  return day !== '' && 'value' in readTimeText(time) && 'value' in readDayText(day, CENTURY)
}

/** A comma separates groups of three digits; any other comma comes before the decimals. */
export function readNumber(cell: Cell): CellReading<number> {
  const text = textOf(cell)
  const number = numberIn(text)
  return number === undefined ? { problem: `This is not a number: ${text}` } : { value: number }
}

const YES = new Set([
  'true',
  'yes',
  'y',
  '1',
  'x',
  '✓',
  '✔',
  '☑',
  'wahr',
  'ja',
  'oui',
  'vrai',
  'sí',
])
const NO = new Set(['false', 'no', 'n', '0', '✗', '☐', 'falsch', 'nein', 'non', 'faux', '-', '–'])

/** Reads Yes or No, in several languages and in the spellings of spreadsheets (`x`, `✓`, `1`). */
export function readFlag(cell: Cell): CellReading<boolean> {
  const text = textOf(cell).toLowerCase()
  if (YES.has(text)) return { value: true }
  return NO.has(text) ? { value: false } : { problem: 'Write Yes or No' }
}

/** The items are separated by line ends or semicolons. */
export function listIn(cell: Cell): string[] {
  const text = cell === undefined ? '' : typeof cell === 'string' ? cell : textOf(cell)
  return text
    .split(/[\r\n]/.test(text) ? /\r\n|\r|\n/ : ';')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

export function cellOfList(items: readonly string[]): string {
  if (!items.some((item) => item.includes(';'))) return items.join('; ')
  // A line end after each item says that lines separate the items, even if there is only one item.
  return items.map((item) => `${item}\n`).join('')
}

function timeOfMinutes(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / MINUTES_OF_HOUR))}:${twoDigits(minutes % MINUTES_OF_HOUR)}`
}

/** Rounded to the minute, because fractions of days are not exact. */
function wallTimeOf(date: Date): string {
  const minuteMs = DAY_MS / MINUTES_OF_DAY
  const rounded = new Date(Math.round(date.getTime() / minuteMs) * minuteMs)
  return Number.isNaN(rounded.getTime()) ? '' : rounded.toISOString().slice(0, MINUTE_LENGTH)
}

function fromDayNumber(number: number): Date {
  return new Date(FIRST_DAY_MS + number * DAY_MS)
}

/** As spreadsheets count: 46095 is 14 March 2026. */
function dayNumberIn(text: string): number | undefined {
  const number = /^\d{5}(\.\d+)?$/.test(text) ? Number(text) : undefined
  const { first, last } = DAY_NUMBERS
  return number !== undefined && number >= first && number <= last ? number : undefined
}

function numberIn(text: string): number | undefined {
  const bare = text.replaceAll(/^(?:[$€£]|AUD|A\$)\s*|\s*[$€£%]$|[\s\u00A0\u2019']/g, '')
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(bare)) return Number(bare)
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''))
  return /^[+-]?\d+,\d+$/.test(bare) ? Number(bare.replace(',', '.')) : undefined
}

/** Separates day and time of `14/3/2026 6:30 PM`. */
function partDayAndTime(text: string): { readonly day: string; readonly time: string } {
  const [, day = '', time = ''] =
    /^(.*\S)(?:\s*T\s*|[\s,]+)(\d{1,2}(?:[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?)?\s*(?:[ap]\.?m\.?)?)$/i.exec(
      text,
    ) ?? []
  return { day: day.replace(/[,\s]+$/, ''), time }
}

function readDayText(text: string, year: number): CellReading<string> {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (isoYear) return calendarDay(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, first, second, third] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? []
  if (third) {
    if (Number(second) > NOON && Number(first) <= NOON) return { problem: ASK_DAY_FIRST }
    return calendarDay(fullYear(third), Number(second), Number(first))
  }
  return readDayInWords(text, year)
}

/** A day whose month is a word: `Sat 14 March 2026`, `14-Mar-26`, `March 14, 2026`, `14 March`. */
function readDayInWords(text: string, year: number): CellReading<string> {
  const parts = text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []
  const month = parts.flatMap((part) => {
    const index = /^\p{L}{3}/u.test(part) ? MONTHS.indexOf(part.slice(0, 3)) : -1
    return index < 0 ? [] : [index + 1]
  })
  const numbers = parts.filter((part) => /^\d+$/.test(part))
  const [day = '', ofYear] = numbers
  const isWhole = month.length === 1 && numbers.length >= 1 && numbers.length <= 2
  if (!isWhole || day.length > 2) return { problem: ASK_DAY }
  if (ofYear !== undefined && ofYear.length !== 2 && ofYear.length !== 4)
    return { problem: ASK_DAY }
  return calendarDay(ofYear === undefined ? year : fullYear(ofYear), month[0] ?? 0, Number(day))
}

function fullYear(year: string): number {
  return year.length === 2 ? CENTURY + Number(year) : Number(year)
}

function calendarDay(year: number, month: number, day: number): CellReading<string> {
  const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
  return isCalendarDate(date) ? { value: date } : { problem: `There is no such day. ${ASK_DAY}` }
}

function readTimeText(text: string): CellReading<string> {
  const [, hour = '', minute, half] =
    /^(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ??
    []
  if (hour === '' || (minute === undefined && half === undefined)) return { problem: ASK_TIME }
  const isHalf = half !== undefined
  if (isHalf && (Number(hour) > NOON || Number(hour) === 0)) return { problem: ASK_TIME }
  const ofDay = isHalf
    ? (Number(hour) % NOON) + (half.toLowerCase() === 'p' ? NOON : 0)
    : Number(hour)
  const time = `${String(ofDay).padStart(2, '0')}:${minute ?? '00'}`
  return isWallTime(time) ? { value: time } : { problem: ASK_TIME }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
