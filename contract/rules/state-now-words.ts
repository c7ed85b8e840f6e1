/**
 * The words of a state (spec/behaviour §32). They change when something opens, closes, starts, ends or is edited, and
 * at midnight. The browser counts the minutes.
 */
import { upperFirst } from './upper-first.ts'
import { addDays, dateOf, formatDate, formatTime, wallTimeOf } from './local-time.ts'
import type { NowClock, Standing, StateNow } from './state-now.ts'

/** A judgement: most evening events begin at five or later. */
export const EVENING = '17:00'
/** A closing time before this belongs to the night before: "Open until 1am". */
const MORNING = '06:00'
/** From this many days on, a weekday alone could be understood as one of this week. */
const DAYS_WITHOUT_DATE = 7
const MIDNIGHT = '00:00'

const STANDINGS: Readonly<Record<Standing, string>> = {
  cancelled: 'cancelled',
  postponed: 'postponed',
  moved: 'moved',
  new_date: 'new date',
  sold_out: 'sold out',
  fully_booked: 'fully booked',
  few_left: 'few left',
  weather_watch: 'weather watch',
}

/** "Open until 5pm", "Tonight 6pm, sold out", "Opens Wednesday", "Ended". Exhibitions open, sessions start. */
export function nowWords(now: StateNow, kind: 'durational' | 'timed', clock: NowClock): string {
  const words = stateWords(now, kind, clock)
  return now.notice === undefined ? words : `${words}, ${STANDINGS[now.notice]}`
}

export function standingWord(standing: Standing): string {
  return upperFirst(STANDINGS[standing])
}

function stateWords(now: StateNow, kind: 'durational' | 'timed', clock: NowClock): string {
  const { from, until } = now
  switch (now.state) {
    case 'not_yet':
      if (from === undefined) return 'Date to be announced'
      return kind === 'timed' ? startText(from, clock) : opensText(from, clock)
    case 'opens_today':
    case 'closed':
      return from === undefined ? 'Closed' : opensText(from, clock)
    case 'starts_today':
      return from === undefined ? 'Today' : startText(from, clock)
    case 'open':
      if (until === undefined) return 'Always open'
      return `${kind === 'timed' ? 'On now' : 'Open'} until ${endText(until, clock)}`
    case 'on':
      return until === undefined
        ? 'On'
        : `On until ${formatDate(addDays(dateOf(until, clock.zone), -1), 'day-month')}`
    case 'postponed':
    case 'cancelled':
      return standingWord(now.state)
    case 'ended':
      return 'Ended'
  }
}

/**
 * "Opens 10am", "Opens tomorrow 10am", "Opens Wednesday", "Opens 20 March". Midnight means that only the day is known.
 */
export function opensText(from: number, { moment, zone }: NowClock): string {
  const date = dateOf(from, zone)
  const today = moment.today(zone)
  const wall = wallTimeOf(from, zone)
  const time = wall === MIDNIGHT ? [] : [formatTime(wall)]
  if (date === today) return ['Opens', ...(time.length > 0 ? time : ['today'])].join(' ')
  if (date === addDays(today, 1)) return ['Opens tomorrow', ...time].join(' ')
  return `Opens ${dayText(date, today)}`
}

/** "Today 2pm", "Tonight 6pm", "Tomorrow 6pm", "Friday 6pm", "20 March 6pm". */
function startText(from: number, { moment, zone }: NowClock): string {
  const date = dateOf(from, zone)
  const today = moment.today(zone)
  const wall = wallTimeOf(from, zone)
  return `${startDay(date, today, wall)} ${formatTime(wall)}`
}

function startDay(date: string, today: string, wall: string): string {
  if (date === today) return wall < EVENING ? 'Today' : 'Tonight'
  return date === addDays(today, 1) ? 'Tomorrow' : dayText(date, today)
}

/** "5pm"; with the day, unless the end is today or in the night after today. */
export function endText(until: number, { moment, zone }: NowClock): string {
  const date = dateOf(until, zone)
  const today = moment.today(zone)
  const tomorrow = addDays(today, 1)
  const wall = wallTimeOf(until, zone)
  if (date <= today || (date === tomorrow && wall < MORNING)) return formatTime(wall)
  return `${date === tomorrow ? 'tomorrow' : dayText(date, today)} ${formatTime(wall)}`
}

function dayText(date: string, today: string): string {
  if (date >= addDays(today, DAYS_WITHOUT_DATE)) return formatDate(date, 'day-month')
  return formatDate(date, 'weekday').split(' ')[0] ?? date
}
