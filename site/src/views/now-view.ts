import type { Moment } from 'contract/rules/moment.ts'
import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import { effectiveHours, type Hours } from 'contract/rules/hours.ts'
import { placesLeft } from 'contract/rules/places-left.ts'
import {
  changeOf,
  eventNow,
  isToCome,
  sessionNow,
  type NowState,
  type StateNow,
} from 'contract/rules/state-now.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { EVENING, nowWords } from 'contract/rules/state-now-words.ts'
import type { EditionContext } from './edition.ts'
import { wordsToCome } from './words-to-come.ts'

/** The current state of an event or session, in words and as data (spec/behaviour §32). */
export interface NowView {
  readonly state: NowState
  /** "Open until 5pm", "Tonight 6pm, sold out". */
  readonly text: string
  /** Epoch milliseconds, from which the browser counts minutes; as in `StateNow`. */
  readonly from?: number
  readonly until?: number
  readonly isOver?: true
  /** The later texts, on pages with few rows (`wordsToCome`). */
  readonly next?: string | undefined
}

/** The main venue first; venues with unknown hours are left out. */
export function hoursOfEvent(
  { hours_override: override, venue, other_venues: others }: EventStub,
  { hoursOf }: Pick<EditionContext, 'hoursOf'>,
): readonly Hours[] {
  const own = effectiveHours(override)
  if (own) return [own]
  return [...(venue ? [venue.id] : []), ...others].flatMap(
    (id) => effectiveHours(hoursOf(id)) ?? [],
  )
}

/** Returns the current state of an event; undefined in a past edition, which has no "now" (spec/screens §0.4). */
export function eventNowView(event: EventStub, context: EditionContext): NowView | undefined {
  if (context.isPast) return undefined
  const hours = event.kind === 'timed' ? [] : hoursOfEvent(event, context)
  return nowView(eventNow(event, hours, context), event.kind, context)
}

/** Returns the current state of one session of an event; undefined in a past edition. */
export function sessionNowView(
  session: SessionStub,
  event: EventStub,
  context: EditionContext,
): NowView | undefined {
  if (context.isPast) return undefined
  return nowView(sessionNow(session, event, context), 'timed', context)
}

/** Adds the later texts to `now`, for pages with few rows (spec/behaviour §35.2). */
export function nowViewAhead(
  now: NowView | undefined,
  view: (context: EditionContext) => NowView | undefined,
  context: EditionContext,
): NowView | undefined {
  if (!now || changeOf(now) === undefined) return now
  const say = (moment: Moment) => view({ ...context, moment })?.text
  return { ...now, next: wordsToCome(now.text, say, context) }
}

function nowView(now: StateNow, kind: EventStub['kind'], context: EditionContext): NowView {
  const { state, from, until, isOver } = now
  return {
    state,
    text: nowWords(now, kind, context),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(isOver && { isOver }),
  }
}

/** Whether a session of today begins in the evening. */
export function isTonight({ state, from }: NowView, today: string, zone: string): boolean {
  return (
    state === 'starts_today' && from !== undefined && from >= toInstant(`${today}T${EVENING}`, zone)
  )
}

/** Few are left, none are left, or nobody can attend any more (spec/behaviour §38.8). */
export type Places = 'few' | 'none' | 'off'

/** Returns the places of an event or one of its sessions; undefined while there are enough, and in a past edition. */
export function placesOf(
  now: NowView | undefined,
  event: EventStub,
  session?: SessionStub,
): Places | undefined {
  if (!now) return undefined
  return isToCome(now) ? placesLeft(event, session) : 'off'
}
