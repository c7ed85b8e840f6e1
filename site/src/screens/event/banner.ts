import type { Event } from 'contract/answers/event.ts'
import type { Status } from 'contract/answers/parts.ts'
import {
  dateOf,
  formatDate,
  formatTime,
  isoWithOffset,
  toInstant,
  wallTimeOf,
  zoneName,
} from 'contract/rules/melbourne-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { isZoned } from '../../views/is-online.ts'
import { statusWord } from '../../views/status.ts'
import type { EventTiming } from './timing.ts'

/** The notice of a change: word, note, old value, date. */
export interface BannerView {
  readonly word: string
  readonly note?: string | undefined
  /** The old time: "Friday 20 March 2026, 6pm". */
  readonly previous?: string | undefined
  readonly previousVenue?: { readonly name: string; readonly href?: string | undefined } | undefined
  /** Says where news about a weather watch will appear. */
  readonly updates?: string | undefined
  readonly changed?: { readonly iso: string; readonly text: string } | undefined
}

/** A zone, and whether times name it. */
export interface ZoneNaming {
  readonly zone: string
  readonly isNamed: boolean
}

const WEATHER_UPDATES = 'Updates appear on this page.'

/**
 * Returns the banner of an event; undefined if nothing has changed. "Sold out" and "weather watch" mean nothing
 * once the event is over.
 */
export function bannerView(event: Event, timing: EventTiming): BannerView | undefined {
  const { state, note, changed_at: changedAt } = event.status
  const word = statusWord(state)
  if (!word) return undefined
  const isOver = timing.isPast || timing.hasEnded
  if (isOver && (state === 'sold_out' || state === 'weather_watch')) return undefined
  const changed = changedAt === undefined ? undefined : Date.parse(changedAt)
  return {
    word,
    note,
    ...previousView(event.status, event.kind, { zone: timing.zone, isNamed: isZoned(event) }),
    updates: state === 'weather_watch' ? WEATHER_UPDATES : undefined,
    changed: changed === undefined ? undefined : instantView(changed, timing.zone),
  }
}

/** The former time and place of an event or session. */
export function previousView(
  { previous_start: start, previous_venue: venue }: Status,
  kind: Event['kind'],
  naming: ZoneNaming,
): Pick<BannerView, 'previous' | 'previousVenue'> {
  return {
    previous: start === undefined ? undefined : previousText(start, kind, naming),
    previousVenue: venue && {
      name: venue.name,
      href: venue.slug === undefined ? undefined : pathOf({ type: 'venue', slug: venue.slug }),
    },
  }
}

function previousText(start: string, kind: Event['kind'], { zone, isNamed }: ZoneNaming): string {
  const instant = toInstant(start, zone)
  const date = formatDate(dateOf(instant, zone), 'weekday')
  if (kind === 'durational') return date
  const time = formatTime(wallTimeOf(instant, zone))
  const name = zoneName(instant)
  return `${date}, ${time}${isNamed || name === 'AEST' ? ` ${name}` : ''}`
}

function instantView(instant: number, zone: string): { iso: string; text: string } {
  return { iso: isoWithOffset(instant, zone), text: formatDate(dateOf(instant, zone), 'long') }
}
