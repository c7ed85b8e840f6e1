import {
  dayOf,
  formatDate,
  formatDateRange,
  formatTime,
  timeOf,
} from 'contract/rules/local-time.ts'
import type { Event, Media } from '../payload-types.ts'
import { startsOf } from './first-day.ts'

type Timed = Pick<Event, 'dates' | 'sessions'>

/** `6–29 Mar 2026`; `Fri, 20 Mar 2026, 6.30pm and 2 more`; empty if nothing is entered yet. */
export function whenWords(event: Partial<Timed>): string {
  const { dates } = event
  if (dates?.start) return formatDateRange(dates.start, dates.end ?? dates.start, 'short')
  const starts = startsOf(event)
  const [first] = starts
  if (first === undefined) return ''
  const [day, time] = [dayOf(first), timeOf(first)]
  const words = `${formatDate(day, 'weekday-short')} ${day.slice(0, 4)}${time ? `, ${formatTime(time)}` : ''}`
  return starts.length > 1 ? `${words} and ${starts.length - 1} more` : words
}

export function creditWords(credit: Media['credit']): string {
  const { artists, photographer } = credit ?? {}
  return [...(artists ?? []), ...(photographer ? [`photograph: ${photographer}`] : [])].join(', ')
}

export interface PublicationFacts {
  /** `changed`: published, with changes that are not published yet. */
  readonly status: 'draft' | 'published' | 'changed'
  readonly withdrawn: boolean
}

const PUBLICATION = {
  draft: 'Draft',
  published: 'Public',
  changed: 'Public, with changes that are not',
} as const
const WITHDRAWN = {
  draft: 'Draft',
  published: 'Withdrawn',
  changed: 'Withdrawn, with changes that visitors do not see',
} as const

/** Says whether visitors see a record, for lists and for the head of its form. */
export function publicationWords({ status, withdrawn }: PublicationFacts): string {
  return (withdrawn ? WITHDRAWN : PUBLICATION)[status]
}

export interface StateFacts {
  /** Absent in collections without drafts. */
  readonly status: PublicationFacts['status'] | undefined
  readonly withdrawn: boolean
  /** The status of an event: `cancelled`, `sold_out`. */
  readonly goesAhead: string | undefined
  /** What releases will do with the record: `Goes live Sat 14 March, 10am`. */
  readonly planned: readonly string[]
}

const GOES_AHEAD: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  moved: 'Moved',
  sold_out: 'Sold out',
  weather_watch: 'Depends on the weather',
}

/** Returns the states of a record in words, the most important first: `Cancelled`, `Public`. */
export function stateWords({ status, withdrawn, goesAhead, planned }: StateFacts): string[] {
  return [
    GOES_AHEAD[goesAhead ?? ''] ?? '',
    status ? publicationWords({ status, withdrawn }) : '',
    ...planned,
  ].filter(Boolean)
}
