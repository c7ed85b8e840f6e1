import type { WireOf } from 'contract/answers/keys.ts'
import { eventStanding, takesPlace } from 'contract/rules/state-now.ts'
import { editionSummary } from './parts.ts'
import type { Records } from './records.ts'
import type { Stubs } from './stub-types.ts'

type Home = WireOf<'/home'>

/** `/home`: what staff chose for it in the current edition (spec/content B15). */
export function composeHome(records: Records, stubs: Stubs): Home {
  const festival = records.editions.get(records.festivalYear)
  const { hero = [], lead, featured, band, guides = [], articles } = festival?.home ?? {}
  const bandPick =
    band?.event === undefined
      ? undefined
      : pick({ event: band.event, image: band.image }, records, stubs)
  return {
    hero: hero.flatMap((each) => pick(each, records, stubs) ?? []),
    ...(lead ? { lead } : {}),
    featured: stubs.events(featured),
    ...(bandPick ? { band: bandPick } : {}),
    guides: guides.flatMap((id) => stubs.guide(id) ?? []),
    articles: stubs.articles(articles),
    ...(festival ? { edition: editionSummary(festival) } : {}),
  }
}

function pick(
  {
    event: eventId,
    image: imageId,
  }: { readonly event: number; readonly image?: number | undefined },
  records: Records,
  stubs: Stubs,
): Home['hero'][number] | undefined {
  const event = stubs.event(eventId)
  const image = records.image(imageId)
  return event && image ? { event, image } : undefined
}

/** `/timeline`: exhibitions as bars, sessions as points; undefined without a current edition. */
export function composeTimeline(records: Records, stubs: Stubs): WireOf<'/timeline'> | undefined {
  const festival = records.editions.get(records.festivalYear)
  if (!festival) return undefined
  const { year, start, end, zone } = festival
  const events = stubs.events(stubs.eventsOf(year).map(({ id }) => id))
  return {
    year,
    start,
    end,
    zone,
    bars: events
      .flatMap((event) => bar(event))
      .toSorted((a, b) => compare([a.start, a.end, a.id], [b.start, b.end, b.id])),
    points: events
      .flatMap((event) => points(event))
      .toSorted((a, b) => compare([a.start, a.end, a.session], [b.start, b.end, b.session])),
  }
}

type Stub = Home['featured'][number]

function bar(event: Stub): WireOf<'/timeline'>['bars'] {
  if (!event.dates) return []
  return [
    {
      ...ref(event),
      ...(event.number === undefined ? {} : { number: event.number }),
      ...event.dates,
      ...(event.venue ? { venue: event.venue } : {}),
      state: event.status.state,
      ...(takesPlace(eventStanding(event)) ? {} : { off: true as const }),
    },
  ]
}

function points(event: Stub): WireOf<'/timeline'>['points'] {
  return event.sessions.map((session) => {
    const venue = session.venue ?? event.venue
    return {
      ...ref(event),
      session: session.id,
      start: session.start,
      end: session.end,
      ...(venue ? { venue } : {}),
      price: event.price,
      state: session.state === 'scheduled' ? event.status.state : session.state,
      ...(session.fully_booked ? { fully_booked: true as const } : {}),
      ...(event.flags.includes('online') ? { online: true as const } : {}),
    }
  })
}

function ref({ id, slug, title, year, type }: Stub) {
  return { id, slug, title, year, type }
}

function compare(a: readonly string[], b: readonly string[]): number {
  const [x, y] = [a.join(' '), b.join(' ')]
  if (x === y) return 0
  return x < y ? -1 : 1
}
