import type { Timeline } from 'contract/answers/timeline.ts'
import { isoWithOffset, toInstant } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import { priceText } from './prices-and-distances.ts'
import { codeToSave } from './fingerprint.ts'
import type { NowView } from './now-view.ts'
import { statusWord } from './status.ts'
import type { TimelineNow } from './timeline-now.ts'
import { noPlaceText } from './venue-facts.ts'

export interface TimelineSessionView {
  readonly id: string
  /** The code by which a visitor saves the session, or its event if it is the only session (spec/behaviour §33.2). */
  readonly code: string
  readonly href: string
  readonly title: string
  readonly type: string
  readonly typeTitle: string
  /** Wall times in the edition's zone. */
  readonly start: string
  readonly end: string
  /** The start with its offset from UTC. */
  readonly dateTime: string
  readonly time: string
  readonly where: string
  readonly price: string
  readonly status?: string | undefined
  readonly now?: NowView | undefined
}

export interface TimelineContext {
  readonly zone: string
  readonly typeTitles: Readonly<Record<string, string>>
  readonly isPast: boolean
  readonly now: Pick<TimelineNow, 'ofPoint' | 'standing'>
}

type Point = Timeline['points'][number]

export function timelineSessions(
  points: readonly Point[],
  { points: all }: Pick<Timeline, 'points'>,
  context: TimelineContext,
): readonly TimelineSessionView[] {
  const sessions = Map.groupBy(all, ({ id }) => id)
  return points.map((point) => ({
    ...sessionView(point, context),
    code: codeToSave(point.id, point.session, sessions.get(point.id) ?? []),
  }))
}

function sessionView(
  point: Point,
  { zone, typeTitles, isPast, now }: TimelineContext,
): Omit<TimelineSessionView, 'code'> {
  const start = toInstant(point.start, zone)
  const isOnline = point.online === true
  return {
    id: point.session,
    href: pathOf({ type: 'event', slug: point.slug }),
    title: point.title,
    type: point.type,
    typeTitle: typeTitles[point.type] ?? point.type,
    start: point.start,
    end: point.end,
    dateTime: isoWithOffset(start, zone),
    time: formatZonedTimes(start, toInstant(point.end, zone), { zone, isNamed: isOnline }),
    where: point.venue?.name ?? noPlaceText(isOnline),
    price: priceText(point.price),
    status: statusWord(now.standing(point), isPast),
    now: now.ofPoint(point),
  }
}
