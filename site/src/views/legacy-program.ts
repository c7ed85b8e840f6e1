import { dayOf, formatDate, isoWithOffset, toInstant } from 'contract/rules/local-time.ts'
import type { Edition } from 'contract/answers/year.ts'
import type { LoadArgs } from './screen.ts'
import {
  editionContext,
  editionDates,
  pastView,
  type PastView,
  type EditionContext,
} from './edition.ts'
import { programItemView, type ProgramItemView } from './program-item.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { typePath } from './type-path.ts'
import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import { compareKeys } from 'contract/rules/sort-orders.ts'
import { sessionStanding } from 'contract/rules/state-now.ts'
import { eventItemView } from './event-item.ts'
import { statusWord } from './status.ts'

export interface LegacyDayView {
  readonly key: string
  readonly heading: string
  readonly sessions: readonly LegacySessionView[]
}

/** Groups sessions by day, in the given order: `legacySessions` puts those without a date last. */
export function legacyDays(sessions: readonly LegacySessionView[]): readonly LegacyDayView[] {
  const days = [...new Set(sessions.map(({ day }) => day))]
  return days.map((day) => ({
    key: day || 'undated',
    heading: day ? formatDate(day, 'weekday') : 'Date to be announced',
    sessions: sessions.filter((session) => session.day === day),
  }))
}

/** Sessions without a date come last among those of one title (spec/content C3): `~` sorts after all digits. */
export function byTitleAndStart(
  sessions: readonly LegacySessionView[],
): readonly LegacySessionView[] {
  return sessions.toSorted((a, b) =>
    compareKeys([a.sortTitle, a.dateTime ?? '~', a.id], [b.sortTitle, b.dateTime ?? '~', b.id]),
  )
}

/** The events of a legacy edition: exhibitions for the grid, sessions for the list (spec/screens §6.1). */
export interface LegacyProgramPart {
  readonly exhibitions: readonly ProgramItemView[]
  readonly sessions: readonly LegacySessionView[]
}

/** Nothing of such an edition is open now, so no hours are read (spec/screens §0.4, §6.1). */
const NO_HOURS = { hoursOf: () => undefined }

export function loadLegacyProgram(
  { content, moment }: LoadArgs,
  edition: Edition,
): LegacyProgramPart {
  const events = content.get(`/years/${edition.year}/program`)?.events ?? []
  const context = { ...editionContext(content, edition, moment), ...NO_HOURS }
  return {
    exhibitions: events
      .filter(({ kind }) => kind === 'durational')
      .map((event) => programItemView(event, context)),
    sessions: legacySessions(events, context),
  }
}

/** spec/design §5.14 */
export interface LegacyTopView {
  readonly title: string
  /** "Parallax 2021". */
  readonly edition: string
  readonly dates: string
  readonly past?: PastView | undefined
  readonly tabs: readonly LegacyTabView[]
}

export interface LegacyTabView {
  readonly label: string
  readonly href: string
}

export function legacyTopView(edition: Edition, title: string, moment: Moment): LegacyTopView {
  return {
    title,
    edition: edition.name,
    dates: editionDates(edition),
    // No edition of 2022 or before is the current one.
    past: pastView(edition, { moment, isCurrent: false }),
    tabs: legacyTabs(edition),
  }
}

/** spec/screens §6.1 */
export function legacyTabs({
  year,
  types,
}: Pick<Edition, 'year' | 'types'>): readonly LegacyTabView[] {
  const program = `/${year}/program`
  return [
    { label: 'All', href: program },
    ...types.map(({ key, title }) => ({ label: title, href: typePath(program, key) })),
    { label: 'Events', href: `${program}/events` },
    { label: 'Artists', href: `/${year}/artists` },
    { label: 'Venues', href: `/${year}/venues` },
    { label: 'Map', href: `${program}/map` },
  ]
}

/** spec/screens §6.1, §6.4 */
export interface LegacySessionView {
  readonly id: string
  readonly href: string
  readonly title: string
  /** "11am–12pm AEST"; empty without a date. */
  readonly time: string
  /** The start with its offset from UTC. */
  readonly dateTime?: string | undefined
  /** Empty without a date. */
  readonly day: string
  readonly typeKey: string
  readonly type: string
  readonly where: string
  readonly price: string
  readonly status?: string | undefined
  readonly sortTitle: string
}

/** Sorts by start. Events without sessions come last, once each (spec/content C3): `~` sorts after all digits. */
export function legacySessions(
  events: readonly EventStub[],
  context: EditionContext,
): readonly LegacySessionView[] {
  return events
    .filter(({ kind }) => kind === 'timed')
    .flatMap((event) =>
      event.sessions.length === 0
        ? [sessionView(event, undefined, context)]
        : event.sessions.map((session) => sessionView(event, session, context)),
    )
    .toSorted((a, b) =>
      compareKeys([a.dateTime ?? '~', a.sortTitle, a.id], [b.dateTime ?? '~', b.sortTitle, b.id]),
    )
}

function sessionView(
  event: EventStub,
  session: SessionStub | undefined,
  context: EditionContext,
): LegacySessionView {
  const { href, title, type, where, price, status } = eventItemView(event, context)
  const start = session && toInstant(session.start, context.zone)
  return {
    id: session?.id ?? event.id,
    href,
    title,
    time:
      session && start !== undefined
        ? formatZonedTimes(start, toInstant(session.end, context.zone), {
            zone: context.zone,
            isNamed: true,
          })
        : '',
    dateTime: start === undefined ? undefined : isoWithOffset(start, context.zone),
    day: session ? dayOf(session.start) : '',
    typeKey: event.type,
    type,
    where: session?.venue?.name ?? where,
    price,
    status: session ? statusWord(sessionStanding(session, event), context.isPast) : status,
    sortTitle: event.sort_title,
  }
}
