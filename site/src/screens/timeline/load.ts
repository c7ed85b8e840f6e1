import type { Timeline } from 'contract/answers/timeline.ts'
import type { Edition } from 'contract/answers/year.ts'
import { formatDateRange } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { formatQuery } from '../../urls/query.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { editionContext, editionDates, hasBegun, isPastEdition } from '../../views/edition.ts'
import { numberText } from '../../views/event-item.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'
import { statusWord } from '../../views/status.ts'
import { timelineNow, type TimelineNow } from '../../views/timeline-now.ts'
import { timelineSessions, type TimelineSessionView } from '../../views/timeline-session.ts'

export interface TimelineView {
  readonly title: string
  readonly intro?: string | undefined
  /** Absent if there is no current edition. */
  readonly timeline?: TimelinePart | undefined
}

export interface TimelinePart {
  readonly year: number
  readonly dates: string
  readonly start: string
  readonly end: string
  readonly zone: string
  readonly isPast: boolean
  /** Set during the edition. */
  readonly today?: string | undefined
  /** The types that have events, in the edition's order: a link to another type would show an empty page. */
  readonly types: readonly { readonly key: string; readonly title: string }[]
  readonly bars: readonly BarView[]
  readonly points: readonly TimelineSessionView[]
}

/** An exhibition. */
export interface BarView {
  readonly id: string
  readonly href: string
  readonly type: string
  readonly title: string
  readonly number?: string | undefined
  readonly start: string
  readonly end: string
  /** "6–29 March". */
  readonly when: string
  readonly status?: string | undefined
  /** Whether it does not take place; then it is not counted. */
  readonly isOff?: true | undefined
  readonly closedOn: readonly string[]
}

/** spec/screens §5.4 */
export function loadTimeline({ content, moment }: LoadArgs): Loaded<TimelineView> {
  const copy = screenCopy(content, 'timeline', 'Timeline')
  const { title, intro } = copy
  const timeline = content.get('/timeline')
  const edition = timeline && content.get(`/years/${timeline.year}`)
  return {
    page: pageMeta({ ...copy, image: edition?.lead_image, edition }),
    view: {
      title,
      intro,
      timeline: timeline && timelinePart(timeline, edition, { content, moment }),
    },
  }
}

function timelinePart(
  timeline: Timeline,
  edition: Edition | undefined,
  { content, moment }: Pick<LoadArgs, 'content' | 'moment'>,
): TimelinePart {
  const { year, start, end, zone, bars, points } = timeline
  const isPast = isPastEdition(timeline, moment)
  const context = edition && editionContext(content, edition, moment)
  const now = timelineNow(content, timeline, context)
  const types = edition?.types ?? []
  const typeTitles = Object.fromEntries(types.map(({ key, singular }) => [key, singular]))
  const isOn = (key: string) => [...bars, ...points].some(({ type }) => type === key)
  return {
    year,
    dates: editionDates(timeline),
    start,
    end,
    zone,
    isPast,
    today: !isPast && hasBegun(timeline, moment) ? moment.today(zone) : undefined,
    types: types.filter(({ key }) => isOn(key)).map(({ key, title }) => ({ key, title })),
    bars: bars.toSorted(byStartAndNumber).map((bar) => barView(bar, isPast, now)),
    points: timelineSessions(points, timeline, { zone, typeTitles, isPast, now }).map(
      (session) => ({ ...session, href: session.href + formatQuery({ session: session.id }) }),
    ),
  }
}

/** Sorts by start, then by number; events without a number come last (spec/content C3). */
function byStartAndNumber(a: Timeline['bars'][number], b: Timeline['bars'][number]): number {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1
  // `|| 0`: if neither has a number, the difference is NaN.
  return (a.number ?? Infinity) - (b.number ?? Infinity) || 0
}

function barView(bar: Timeline['bars'][number], isPast: boolean, now: TimelineNow): BarView {
  return {
    id: bar.id,
    href: pathOf({ type: 'event', slug: bar.slug }),
    type: bar.type,
    title: bar.title,
    number: bar.number === undefined ? undefined : numberText(bar.number),
    start: bar.start,
    end: bar.end,
    when: formatDateRange(bar.start, bar.end, 'day-month'),
    status: statusWord(now.standing(bar), isPast),
    closedOn: now.closedDays(bar),
    ...(bar.off ? { isOff: true } : {}),
  }
}
