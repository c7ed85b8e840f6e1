import { readTime } from '../dates/read-time.ts'
import { WEEKDAYS } from 'contract/rules/weekdays.ts'
import { ALL_DAYS, inOrder, type Opening, type WeeklyHours } from './week.ts'

export type HoursReading = WeeklyHours | { readonly problem: string }

type Times = Pick<Opening, 'opens' | 'closes'>
type Week = Map<number, readonly Times[]>
type Problem = { readonly problem: string }

const ALWAYS = /^(always open|open day and night|24 hours|24\/7)$/
const NOT_KNOWN = { isAlwaysOpen: false, openings: [] }
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const DAYS_WORD = 'daily|every ?day|weekdays?|weekends?'
const DAY_RANGE = `${DAY}(?:\\s*(?:–|-|to)\\s*${DAY})?`
const DAYS = `(?:${DAYS_WORD}|${DAY_RANGE}(?:\\s*(?:and|&|\\+)\\s*${DAY_RANGE})*)`
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]
const CLAUSES: readonly (readonly [
  RegExp,
  (parts: readonly string[], week: Week) => Problem | void,
])[] = [
  [new RegExp(`^closed(?: on)? (${DAYS})$`), ([days = ''], week) => setDays(week, days, [])],
  [new RegExp(`^(${DAYS}) closed$`), ([days = ''], week) => setDays(week, days, [])],
  [new RegExp(`^late(?: on)? (${DAYS}) (?:until|till|to) (.+)$`), stayOpen],
  [new RegExp(`^(${DAYS})(?: late)? (?:until|till) (.+)$`), stayOpen],
  [new RegExp(`^(${DAYS}):? (.+)$`), ([days = '', times = ''], week) => open(week, days, times)],
]

/**
 * Reads weekly hours as people write them. Commas separate the parts. A later part overrides what an earlier part
 * said about its days: `daily 10am–6pm, closed Monday, late Friday until 9pm`; `Tue–Fri 9–5pm, Sat 10am–12.30pm and
 * 2–5pm`.
 */
export function readHours(text: string): HoursReading {
  const line = text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('—', '–')
  if (line === '') return NOT_KNOWN
  if (ALWAYS.test(line)) return { isAlwaysOpen: true, openings: [] }
  const week: Week = new Map()
  const clauses = line.split(/\s*[,;]\s*/).filter((each) => each !== '')
  for (const clause of joinedDays(clauses)) {
    const problem = readClause(clause, week)
    if (problem) return problem
  }
  return { isAlwaysOpen: false, openings: openingsIn(week) }
}

/** `mon, wed 10am–5pm` are two days with the same hours. */
function joinedDays(clauses: readonly string[]): string[] {
  const joined: string[] = []
  let days = ''
  for (const clause of clauses) {
    const isDays = new RegExp(`^${DAYS}$`).test(clause)
    if (isDays) days += `${clause} and `
    else joined.push(days + clause)
    if (!isDays) days = ''
  }
  return days === '' ? joined : [...joined, days.replace(/ and $/, '')]
}

function readClause(clause: string, week: Week): Problem | undefined {
  for (const [form, act] of CLAUSES) {
    const match = form.exec(clause)
    if (match) return act(match.slice(1), week) ?? undefined
  }
  // Hours without a day apply to every day if no part came before.
  if (week.size === 0 && /\d/.test(clause)) return open(week, 'daily', clause)
  return { problem: `“${clause}” is not understood. For example daily 10am–6pm, closed Monday` }
}

function setDays(week: Week, days: string, times: readonly Times[]): void {
  for (const day of daysOf(days)) week.set(day, times)
}

function open(week: Week, days: string, text: string): Problem | undefined {
  const times = text.split(/\s*(?:\band\b|&|\+)\s*/).map(readRange)
  const problem = times.find((each) => 'problem' in each)
  if (problem) return problem
  setDays(
    week,
    days,
    times.flatMap((each) => ('problem' in each ? [] : [each])),
  )
}

function stayOpen([days = '', text = '']: readonly string[], week: Week): Problem | undefined {
  const closes = readTime(text)
  if ('problem' in closes) return closes
  for (const day of daysOf(days)) {
    const times = week.get(day) ?? []
    const last = times.at(-1)
    if (!last) return { problem: `Say first when it opens on ${WEEKDAYS[day - 1]}` }
    week.set(day, [...times.slice(0, -1), { ...last, closes: closes.value }])
  }
}

/** `10am–6pm`; `2–5pm`, where the `pm` of the end decides the start too; `10–18`. */
function readRange(text: string): Times | Problem {
  const [from = '', to = '', ...others] = text.split(/\s*(?:–|-|\bto\b|\buntil\b)\s*/)
  if (to === '' || others.length > 0)
    return { problem: `“${text}” is not from one time to another` }
  const closes = readTime(to)
  if ('problem' in closes) return closes
  const opens = readTime(from)
  if ('value' in opens) return { opens: opens.value, closes: closes.value }
  const opening = inHalfOf(from, to, closes.value)
  return opening === undefined ? opens : { opens: opening, closes: closes.value }
}

/**
 * Reads a start without am or pm. `2–5pm` starts and ends in the same half of the day. `10–5pm` would then end before
 * it starts, so it starts in the other half. If the end is a time of 24 hours, the start is one too.
 */
function inHalfOf(from: string, to: string, closes: string): string | undefined {
  const half = /[ap]\.?m\.?$/.exec(to)?.[0][0]
  if (half === undefined) return /^\d/.test(to) ? byFullDay(from) : undefined
  const times = halves(from, half).flatMap((option) => {
    const reading = readTime(option)
    return 'value' in reading ? [reading.value] : []
  })
  return times.find((time) => time < closes) ?? times[1]
}

function byFullDay(from: string): string | undefined {
  const reading = readTime(from.startsWith('12') ? `${from}pm` : `${from}am`)
  return 'value' in reading ? reading.value : undefined
}

function halves(from: string, half: string): string[] {
  return half === 'a' ? [`${from}am`, `${from}pm`] : [`${from}pm`, `${from}am`]
}

function daysOf(text: string): readonly number[] {
  if (/^(daily|every ?day)$/.test(text)) return ALL_DAYS
  if (/^weekdays?$/.test(text)) return MONDAY_TO_FRIDAY
  if (/^weekends?$/.test(text)) return WEEKEND
  return text.split(/\s*(?:\band\b|&|\+)\s*/).flatMap((run) => {
    const [first = 1, last = first] = run.split(/\s*(?:–|-|\bto\b)\s*/).map(dayOf)
    // The remainder is needed for days across the end of the week, such as Friday to Monday.
    const length = (last - first + ALL_DAYS.length) % ALL_DAYS.length
    return Array.from({ length: length + 1 }, (_day, index) => ((first - 1 + index) % 7) + 1)
  })
}

function dayOf(name: string): number {
  return WEEKDAYS.findIndex((each) => each.toLowerCase().startsWith(name.slice(0, 3))) + 1
}

function openingsIn(week: Week): Opening[] {
  return inOrder([...week].flatMap(([day, times]) => times.map((each) => ({ day, ...each }))))
}
