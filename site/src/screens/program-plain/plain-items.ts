import type { EventStub, VenueStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import {
  ACCESS_CODES,
  ACCESS_GROUPS,
  accessInSentence,
  accessSentence,
} from 'contract/rules/access.ts'
import { effectiveHours, type Hours } from 'contract/rules/hours.ts'
import { dayOf, formatDate } from 'contract/rules/local-time.ts'
import type { Query } from '../../urls/query.ts'
import { dayHoursText, hoursText } from '../../views/hours-text.ts'
import { eventStanding, sessionStanding } from 'contract/rules/state-now.ts'
import type { ProgramItemView } from '../../views/program-item.ts'
import type { ProgramContext } from '../../views/program-view.ts'
import { statusWord } from '../../views/status.ts'
import { addressText } from '../../views/venue-facts.ts'

export interface PlainEventView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly number?: string | undefined
  /** "Cancelled", "Ended". */
  readonly status?: string | undefined
  readonly artists: string
  /** Times, or the dates of an exhibition; the sheet of one day leaves out these dates. */
  readonly when?: string | undefined
  /** Its own hours, if they differ from those of its venue. */
  readonly hours?: string | undefined
  /** Absent in a list of the venue. */
  readonly where?: string | undefined
  readonly price: string
  readonly access?: PlainAccessView | undefined
}

/** The short form is for paper, where it must fit on one line. */
export interface PlainAccessView {
  readonly words: string
  /**
   * "Access SLT. Low light": letters for the codes of a place, words for all others. Absent in large print, and without
   * codes of a place.
   */
  readonly short?: string | undefined
}

export interface PlainVenueView {
  readonly id: string
  readonly name: string
  readonly address?: string | undefined
  readonly hours?: string | undefined
  readonly access?: PlainAccessView | undefined
  readonly events: readonly PlainEventView[]
}

export interface ItemSource {
  /** Set if the list shows one day. */
  readonly day: string | undefined
  readonly edition: Edition
  readonly stubs: ReadonlyMap<string, EventStub>
  readonly venues: readonly VenueStub[]
  readonly isLarge: boolean
}

/** Undefined for a weekend, for days outside the edition, and without a choice. */
export function dayOfQuery(
  { day }: Query,
  { today, start, end }: Pick<ProgramContext, 'today' | 'start' | 'end'>,
): string | undefined {
  const date = day === 'today' ? today : day
  return date !== undefined && date >= start && date <= end ? date : undefined
}

export function plainEvent(item: ProgramItemView, source: ItemSource): PlainEventView {
  const stub = source.stubs.get(item.event.id)
  const venue = source.venues.find(({ id }) => id === stub?.venue?.id)
  const where = [item.event.where, venue?.address && addressText(venue.address)]
  return {
    ...common(item, stub),
    when: sessionsText(item, stub, source.day),
    where: where.filter(Boolean).join(', '),
    access: accessView(item.access, source),
  }
}

function common({ event }: ProgramItemView, stub: EventStub | undefined) {
  const { id, href, title, number, artists, price } = event
  const status = event.now?.isOver ? event.now.text : statusWord(stub && eventStanding(stub))
  return { id, href, title, number, artists, price, status }
}

function sessionsText(
  { event, sessions }: ProgramItemView,
  stub: EventStub | undefined,
  day: string | undefined,
): string {
  if (sessions.length === 0) return 'Date to be announced'
  return sessions
    .map((session) => {
      const date = dayOf(session.start)
      const said = stub?.sessions.find(({ id }) => id === session.id)
      // The status word of the whole event comes before its title. A past edition has no "now".
      const standing = said && sessionStanding(said)
      const hasEnded = session.now?.isOver && !event.now?.isOver
      const status = hasEnded ? session.now.text : statusWord(standing, session.now === undefined)
      return [
        ...(date === day ? [] : [formatDate(date, 'weekday-short')]),
        session.time,
        ...(status === undefined ? [] : [status.toLowerCase()]),
      ].join(', ')
    })
    .join('; ')
}

/** An undefined venue is still to be announced. */
export function plainVenue(
  venue: VenueStub | undefined,
  items: readonly ProgramItemView[],
  source: ItemSource,
): PlainVenueView {
  return {
    id: venue?.id ?? '',
    name: venue?.name ?? 'Venue to be announced',
    address: venue?.address && addressText(venue.address),
    hours: inWords(effectiveHours(venue?.hours), source),
    access: venue && accessView(venue.access, source),
    events: items.map((item) => {
      const stub = source.stubs.get(item.event.id)
      const own = item.access.filter((code) => !venue?.access.some((each) => each === code))
      return {
        ...common(item, stub),
        when: source.day === undefined ? item.event.when : undefined,
        hours: inWords(effectiveHours(stub?.hours_override), source),
        access: accessView(own, source),
      }
    }),
  }
}

function inWords(hours: Hours | undefined, { day, edition }: ItemSource): string | undefined {
  if (!hours) return undefined
  return day === undefined ? hoursText(hours, edition) : dayHoursText(hours, day)
}

/** Other access, and notices, are too rare and too important for letters. */
const LETTERS: Readonly<Record<(typeof ACCESS_GROUPS.place)[number], string>> = {
  step_free_entrance: 'S',
  lift: 'L',
  accessible_toilet: 'T',
  accessible_parking: 'P',
  accessible_tram_stop: 'M',
  hearing_loop: 'H',
  seating: 'C',
  quiet_space: 'Q',
  assistance_animals: 'A',
  prams: 'R',
}

export const LETTERS_IN_WORDS = ACCESS_GROUPS.place
  .map((code) => `${LETTERS[code]} = ${accessInSentence(code)}`)
  .join(', ')

function accessView(said: readonly string[], { isLarge }: ItemSource): PlainAccessView | undefined {
  const codes = ACCESS_CODES.filter((code) => said.includes(code))
  if (codes.length === 0) return undefined
  const place = ACCESS_GROUPS.place.filter((code) => codes.includes(code))
  const letters = place.map((code) => LETTERS[code]).join('')
  if (isLarge || place.length === 0) return { words: accessSentence(codes) }
  // The codes of places come first in the list.
  const others = accessSentence(codes.slice(place.length))
  return {
    words: accessSentence(codes),
    short: [`Access ${letters}`, others].filter(Boolean).join('. '),
  }
}
