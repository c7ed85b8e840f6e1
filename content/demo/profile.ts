import { channel } from './channel.ts'
import { artists, events, festivals, guides, strands, venues } from './editions.ts'
import { globals } from './globals.ts'
import { pages } from './pages.ts'
import { participate } from './participate.ts'
import { partners } from './partners.ts'
import { pastFestivals } from './past-festivals.ts'
import { pictures } from './pictures.ts'
import type * as Records from './records.ts'
import { redirects } from './redirects.ts'

/** Everything that is seeded, relations by slug. */
export interface Demo {
  readonly festivals: readonly Records.DemoFestival[]
  readonly venues: readonly Records.DemoVenue[]
  readonly artists: readonly Records.DemoArtist[]
  readonly events: readonly Records.DemoEvent[]
  readonly guides: readonly Records.DemoGuide[]
  readonly strands: readonly Records.DemoStrand[]
  readonly articles: readonly Records.DemoArticle[]
  readonly participate: readonly Records.DemoParticipate[]
  readonly pastFestivals: readonly Records.DemoPastFestival[]
  readonly partners: readonly Records.DemoPartner[]
  readonly pages: readonly Records.DemoPage[]
  readonly redirects: readonly Records.DemoRedirect[]
  readonly pictures: readonly Records.DemoPicture[]
  readonly globals: Records.DemoGlobals
}

export const fullDemo: Demo = {
  festivals,
  venues,
  artists,
  events,
  guides,
  strands,
  articles: channel,
  participate,
  pastFestivals,
  partners,
  pages,
  redirects,
  pictures,
  globals,
}

const SMALL_YEARS = [2022, 2026]
const SMALL_EXHIBITIONS = 12
const SMALL_TIMED = 8
const SMALL_PICTURES = 24
/** A guide needs these many stops. */
const LEAST_STOPS = 2

/** What tests seed: two editions, a few events of each, the first pictures (content.md F1). */
export const smallDemo: Demo = small(fullDemo)

function small(demo: Demo): Demo {
  const isIn = ({ festival }: { festival?: number | undefined }) =>
    festival === undefined || SMALL_YEARS.includes(festival)
  const kept = SMALL_YEARS.flatMap((year) => {
    const ofYear = demo.events.filter(({ festival }) => festival === year)
    return [
      ...ofYear.filter(({ dates }) => dates !== undefined).slice(0, SMALL_EXHIBITIONS),
      ...ofYear.filter(({ sessions }) => sessions !== undefined).slice(0, SMALL_TIMED),
    ]
  })
  const slugs = new Set(kept.map(({ slug }) => slug))
  const isThere = ({ event }: { event?: string }) => event === undefined || slugs.has(event)
  return {
    ...demo,
    festivals: demo.festivals.filter(({ year }) => SMALL_YEARS.includes(year)),
    events: kept,
    guides: demo.guides
      .filter(isIn)
      .filter(({ stops }) => stops.filter(isThere).length >= LEAST_STOPS),
    strands: demo.strands.filter(({ select }) => isIn({ festival: select.year })),
    articles: demo.articles.filter(isIn).slice(-SMALL_TIMED),
    pastFestivals: demo.pastFestivals.filter(isIn),
    pages: demo.pages.filter(({ name }) =>
      isIn({ festival: Number(/^(\d{4})-/.exec(name)?.[1] ?? 2026) }),
    ),
    pictures: demo.pictures.slice(0, SMALL_PICTURES),
  }
}
