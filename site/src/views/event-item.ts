import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { dateOf, formatDate, formatDateRange, toInstant } from 'contract/rules/local-time.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { eventStanding, sessionNow, sessionsAhead } from 'contract/rules/state-now.ts'
import { eventFingerprint, type Fingerprint } from './fingerprint.ts'
import { accessSummary } from './access-view.ts'
import { isOnlineStub, isZonedStub } from './is-online.ts'
import { priceText } from './prices-and-distances.ts'
import { noPlaceText } from './venue-facts.ts'
import { eventNowView, nowViewAhead, type NowView } from './now-view.ts'
import { listImage, stubNotice } from './people-who-died.ts'
import { pictureView, type PictureView } from './picture.ts'
import { statusWord } from './status.ts'
import type { EditionContext, EditionContexts } from './edition.ts'

export interface EventItemView {
  /** The permanent code. */
  readonly id: string
  readonly fingerprint: Fingerprint
  readonly href: string
  readonly kind: EventStub['kind']
  readonly title: string
  /** With at least two digits, as in all lists, maps and prints. */
  readonly number?: string | undefined
  /** The current state; absent in a past edition. */
  readonly now?: NowView | undefined
  /** The word of its status in a past edition, which has no current state. */
  readonly status?: string | undefined
  readonly type: string
  /** Names, joined by commas. */
  readonly artists: string
  /** The key of its main venue's precinct. */
  readonly precinct?: string | undefined
  /** Venue and precinct, "and 2 more", "Online", or "Venue to be announced". */
  readonly where: string
  /** The dates, or the next session and the count of others that are held. */
  readonly when: string
  readonly price: string
  readonly access?: string | undefined
  /** A notice that is shown first, in place of the picture. */
  readonly notice?: string | undefined
  readonly picture?: PictureView | undefined
}

/** Numbers have at least two digits, so that they are equally wide in a column (spec/design §5.6.8). */
const NUMBER_DIGITS = 2

/** `context` is undefined if the edition is not published. `saysYear` is false if the screen names the year. */
export function eventItemView(
  event: EventStub,
  context: EditionContext | undefined,
  { saysYear = true } = {},
): EventItemView {
  const now = context && eventNowView(event, context)
  return {
    id: event.id,
    fingerprint: eventFingerprint(event),
    href: pathOf({ type: 'event', slug: event.slug }),
    kind: event.kind,
    title: event.title,
    number: event.number === undefined ? undefined : numberText(event.number),
    now,
    status: now ? undefined : statusWord(eventStanding(event), context?.isPast),
    type: context?.typeTitles[event.type] ?? event.type,
    artists: event.artists.map(({ name }) => name).join(', '),
    precinct: event.venue?.precinct,
    where: whereText(event, context),
    when: whenText(event, context, saysYear),
    price: priceText(event.price),
    access: accessSummary(event.access),
    notice: stubNotice(event),
    picture: pictureView(listImage(event)),
  }
}

/** Like `eventItemView`, with the later texts of the state, for pages with few rows (spec/behaviour §35.2). */
export function eventItemAhead(
  event: EventStub,
  context: EditionContext | undefined,
): EventItemView {
  const item = eventItemView(event, context)
  if (!context) return item
  return { ...item, now: nowViewAhead(item.now, (at) => eventNowView(event, at), context) }
}

/** Returns an event with some of its sessions. An event that is postponed as a whole stays postponed. */
export function withSome(event: EventStub, sessions: EventStub['sessions']): EventStub {
  const { status } = event
  return eventStanding(event) === 'postponed'
    ? { ...event, sessions, status: { ...status, previous_start: undefined } }
    : { ...event, sessions }
}

export function numberText(number: number): string {
  return String(number).padStart(NUMBER_DIGITS, '0')
}

function whereText(event: EventStub, context: EditionContext | undefined): string {
  const { venue, other_venues: others } = event
  if (!venue) return noPlaceText(isOnlineStub(event))
  const precinct =
    venue.precinct === undefined ? undefined : context?.precinctTitles[venue.precinct]
  const place = precinct ? `${venue.name}, ${precinct}` : venue.name
  return others.length === 0 ? place : `${place} and ${others.length}\u00a0more`
}

function whenText(
  event: EventStub,
  context: EditionContext | undefined,
  saysYear: boolean,
): string {
  const { dates, sessions } = event
  if (dates) return formatDateRange(dates.start, dates.end, saysYear ? 'long' : 'day-month')
  const left =
    context && !context.isPast
      ? sessionsAhead(sessions, (session) => sessionNow(session, event, context))
      : sessions
  // When all sessions are over, the last one says when the event was.
  const [next] = left.length > 0 ? left : sessions.slice(-1)
  if (!next) return 'Date to be announced'
  const more = left.length - 1
  const text = sessionText(next, {
    zone: context?.zone ?? DEFAULT_ZONE,
    saysYear,
    isNamed: isZonedStub(event),
  })
  return more > 0 ? `${text} +\u00a0${more}\u00a0more` : text
}

interface SessionTextOptions {
  readonly zone: string
  /** Whether times name their zone. */
  readonly isNamed: boolean
  readonly saysYear?: boolean
}

/** "Saturday 14 March 2026, 11.30am–12.30pm", with the zone if it has to be named. */
export function sessionText(
  { start, end }: Pick<SessionStub, 'start' | 'end'>,
  { zone, isNamed, saysYear = true }: SessionTextOptions,
): string {
  const from = toInstant(start, zone)
  const times = formatZonedTimes(from, toInstant(end, zone), { zone, isNamed })
  const day = formatDate(dateOf(from, zone), saysYear ? 'weekday' : 'weekday-month')
  return `${day}, ${times}`
}

/** Whether an event has ended. Always false in a past edition, where events have no current state. */
export function isOver({ now }: Pick<EventItemView, 'now'>): boolean {
  return now?.isOver === true
}

/** Returns the result of `eventItems` without ended events, to offer events beside a record (spec/behaviour §32.5). */
export function possibleItems(
  events: readonly EventStub[],
  contexts: EditionContexts,
): readonly EventItemView[] {
  return eventItems(events, contexts).filter((event) => !isOver(event))
}

/** Returns the views of events of any years, in the given order. */
export function eventItems(
  events: readonly EventStub[],
  contexts: EditionContexts,
): readonly EventItemView[] {
  return events.map((event) => eventItemView(event, contexts.get(event.year)))
}
