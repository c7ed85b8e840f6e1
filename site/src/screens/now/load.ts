import type { Geo } from 'contract/answers/parts.ts'
import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import { addDays, formatDate, toInstant } from 'contract/rules/local-time.ts'
import { isToCome, stateOnDay } from 'contract/rules/state-now.ts'
import {
  editionContext,
  isPastEdition,
  screenEdition,
  type EditionContext,
} from '../../views/edition.ts'
import { eventItemView, withSome, type EventItemView } from '../../views/event-item.ts'
import { hoursOfEvent, isTonight, placesOf } from '../../views/now-view.ts'
import type { NowFacts } from '../../lists/lists.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { wordsFromMidnight } from '../../views/words-to-come.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'

export interface NowScreenView {
  readonly title: string
  /** Absent while no edition is running or announced. */
  readonly now?: NowPart | undefined
}

export interface NowPart {
  readonly day: string
  readonly precincts: readonly { readonly key: string; readonly title: string }[]
  readonly types: readonly { readonly key: string; readonly title: string }[]
  /** In the order of the program, exhibitions first. */
  readonly rows: readonly NowRowView[]
  /** What the headings become at midnight, for a page that is kept. */
  readonly nextHeadings: Readonly<Record<NowRowView['part'], string>>
  /** How many exhibitions are open tomorrow. */
  readonly openTomorrow: number
  readonly tomorrow: string
  readonly tomorrowDate: string
}

export interface NowRowView extends NowFacts {
  readonly key: string
  /** `now`: open, under way, or begins before the evening (`EVENING` in `contract/rules/state-now-words.ts`). */
  readonly part: 'now' | 'tonight' | 'tomorrow'
  readonly event: EventItemView
  readonly at?: Geo | undefined
  /** The length of a visit, in minutes. */
  readonly allowMin: number
}

/** A judgement: half an hour is enough for an exhibition of ten or twenty pictures. Staff could only guess too. */
const EXHIBITION_MIN = 30
const TITLE = 'Now'
const DESCRIPTION = 'What is open now, tonight and tomorrow, by precinct and by distance.'
const MINUTE_MS = 60_000

/** spec/screens §15 */
export function loadNow(args: LoadArgs): Loaded<NowScreenView> {
  const { moment } = args
  const edition = screenEdition(args)
  const isOn = edition && !isPastEdition(edition, moment)
  return {
    page: pageMeta({ title: TITLE, description: DESCRIPTION, image: edition?.lead_image, edition }),
    view: {
      title: TITLE,
      now: isOn ? nowPart(args, edition) : undefined,
    },
  }
}

function nowPart({ content, moment }: LoadArgs, edition: Edition): NowPart {
  const { zone, year } = edition
  const context = editionContext(content, edition, moment)
  const events = content.get(`/years/${year}/program`)?.events ?? []
  const today = moment.today(zone)
  const tomorrow = addDays(today, 1)
  const partOfToday = ({ now }: EventItemView) =>
    now && isTonight(now, today, zone) ? 'tonight' : 'now'
  const day = formatDate(today, 'weekday-month')
  const nextDay = formatDate(tomorrow, 'weekday-month')
  return {
    day,
    tomorrow: nextDay,
    nextHeadings: {
      now: wordsFromMidnight(today, zone, `Open on ${day}`),
      tonight: wordsFromMidnight(today, zone, `${day}, evening`),
      tomorrow: wordsFromMidnight(today, zone, nextDay),
    },
    precincts: edition.precincts.map(({ key, title }) => ({ key, title })),
    types: edition.types.map(({ key, title }) => ({ key, title })),
    rows: [
      ...events.flatMap((event) => exhibitionRow(event, context)),
      ...sessionRows(events, { day: today, context, part: partOfToday }),
      ...sessionRows(events, { day: tomorrow, context, part: () => 'tomorrow' }),
    ],
    openTomorrow: events.filter(
      (event) =>
        event.kind === 'durational' &&
        stateOnDay(event, hoursOfEvent(event, context), tomorrow) === 'open',
    ).length,
    tomorrowDate: tomorrow,
  }
}

/** An exhibition that is open, may be open, or opens today. */
function exhibitionRow(event: EventStub, context: EditionContext): readonly NowRowView[] {
  if (event.kind !== 'durational') return []
  const view = eventItemView(event, context, { saysYear: false })
  const isToday = ['open', 'on', 'opens_today'].includes(view.now?.state ?? '')
  return isToday
    ? [
        {
          key: event.id,
          part: 'now',
          event: view,
          at: event.venue?.geo,
          allowMin: EXHIBITION_MIN,
          isTimed: false,
          precinct: event.venue?.precinct,
          places: placesOf(view.now, event),
          ...factsOf(event, event.access),
        },
      ]
    : []
}

interface OfDay {
  readonly day: string
  readonly context: EditionContext
  readonly part: (session: EventItemView) => NowRowView['part']
}

/** Each session that takes place and is not over, as an event with only that session. */
function sessionRows(events: readonly EventStub[], ofDay: OfDay): readonly NowRowView[] {
  return events.flatMap((event) =>
    event.sessions
      .filter((session) => session.start.startsWith(ofDay.day))
      .map((session) => sessionRow(event, session, ofDay))
      .filter(({ event: { now } }) => now && isToCome(now)),
  )
}

function sessionRow(event: EventStub, session: SessionStub, { context, part }: OfDay): NowRowView {
  const venue = session.venue ?? event.venue
  const { zone } = context
  const view = eventItemView({ ...withSome(event, [session]), venue }, context, { saysYear: false })
  return {
    key: session.id,
    part: part(view),
    event: view,
    at: venue?.geo,
    allowMin: Math.round(
      (toInstant(session.end, zone) - toInstant(session.start, zone)) / MINUTE_MS,
    ),
    isTimed: true,
    precinct: venue?.precinct,
    places: placesOf(view.now, event, session),
    ...factsOf(event, [...event.access, ...session.access]),
  }
}

/** `accessCodes` includes codes that only the session has, such as captions. */
function factsOf(event: EventStub, accessCodes: readonly string[]) {
  const { type, price, without, children_from: childrenFrom } = event
  return {
    type,
    free: price.free,
    accessCodes,
    without: without.filter((code) => !accessCodes.includes(code)),
    childrenFrom,
  }
}
