import { fullDemo, type Demo } from './profile.ts'
import type { DemoPicture } from './records.ts'

const SMALL_YEARS = [2022, 2026]
const SMALL_EXHIBITIONS = 12
const SMALL_TIMED = 8
const SMALL_PICTURES = 24
/** A guide needs so many stops. */
const LEAST_STOPS = 2

/** What tests seed: two editions, a few events of each, a few pictures (spec/content F1). */
export const smallDemo: Demo = small(fullDemo)

function small(demo: Demo): Demo {
  const isIn = ({ festival }: { festival?: number | undefined }) =>
    festival === undefined || SMALL_YEARS.includes(festival)
  const festivals = demo.festivals.filter(({ year }) => SMALL_YEARS.includes(year))
  const articles = demo.articles.filter(isIn).slice(-SMALL_TIMED)
  const pastFestivals = demo.pastFestivals.filter(isIn)
  const kept = SMALL_YEARS.flatMap((year) => {
    const ofYear = demo.events.filter(({ festival }) => festival === year)
    return [
      ...ofYear.filter(({ dates }) => dates !== undefined).slice(0, SMALL_EXHIBITIONS),
      ...ofYear.filter(({ sessions }) => sessions !== undefined).slice(0, SMALL_TIMED),
    ]
  })
  return {
    ...demo,
    festivals,
    events: kept,
    guides: withStops(demo.guides.filter(isIn), kept),
    strands: demo.strands.filter(({ select }) => isIn({ festival: select.year })),
    articles,
    pastFestivals,
    pages: demo.pages.filter(({ name }) =>
      isIn({ festival: Number(/^(\d{4})-/.exec(name)?.[1] ?? 2026) }),
    ),
    pictures: fewPictures(demo.pictures, [
      ...festivals.map(({ lead_image }) => lead_image),
      ...articles.map(({ lead_image }) => lead_image),
      ...pastFestivals.map(({ image }) => image),
    ]),
  }
}

/** Guides as far as they lead along events that are there; one of fewer stops than two is none. */
function withStops(guides: Demo['guides'], events: Demo['events']): Demo['guides'] {
  const isThere = (slug: string) => events.some((event) => event.slug === slug)
  return guides
    .map((guide) => ({
      ...guide,
      stops: guide.stops.filter(({ event }) => event === undefined || isThere(event)),
    }))
    .filter(({ stops }) => stops.length >= LEAST_STOPS)
}

/** Those that a record cannot be published without, and the first of the others, in their order. */
function fewPictures(
  pictures: Demo['pictures'],
  needed: readonly (string | undefined)[],
): Demo['pictures'] {
  const isNeeded = ({ id }: DemoPicture) => needed.includes(id)
  const others = pictures.filter((picture) => !isNeeded(picture))
  const room = SMALL_PICTURES - (pictures.length - others.length)
  const kept = new Set(others.slice(0, room))
  return pictures.filter((picture) => isNeeded(picture) || kept.has(picture))
}
