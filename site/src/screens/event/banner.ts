import type { Event } from 'contract/answers/event.ts'
import { dateOf, formatDate, isoWithOffset } from 'contract/rules/local-time.ts'
import { formerView, type FormerView } from '../../views/former.ts'
import { isZoned } from '../../views/is-online.ts'
import { statusWord } from '../../views/status.ts'
import type { EventTiming } from './timing.ts'

export interface BannerView extends FormerView {
  readonly word: string
  readonly note?: string | undefined
  /** Where news about a weather watch will appear. */
  readonly updates?: string | undefined
  readonly changed?: { readonly iso: string; readonly text: string } | undefined
}

const ENDED = 'This event has ended'
const WEATHER_UPDATES = 'Updates appear on this page.'

/**
 * Undefined unless the event has ended or has a status. "Sold out" and "weather watch" mean nothing once the event is
 * over. The badge of a past edition says that it is over, so its banners do not.
 */
export function bannerView(event: Event, timing: EventTiming): BannerView | undefined {
  const { state, note, changed_at: changedAt } = event.status
  const isOver = timing.isPast || timing.hasEnded
  if (timing.state === 'ended' && !timing.isPast) return { word: ENDED }
  const word = statusWord(timing.standing, isOver)
  if (word === undefined) return undefined
  const changed = changedAt === undefined ? undefined : Date.parse(changedAt)
  return {
    word,
    note,
    ...formerView(event.status, event.kind, { zone: timing.zone, isNamed: isZoned(event) }),
    updates: state === 'weather_watch' ? WEATHER_UPDATES : undefined,
    changed: changed === undefined ? undefined : instantView(changed, timing.zone),
  }
}

function instantView(instant: number, zone: string): { iso: string; text: string } {
  return { iso: isoWithOffset(instant, zone), text: formatDate(dateOf(instant, zone), 'long') }
}
