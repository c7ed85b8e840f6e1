import { nextOffsetChange } from 'contract/rules/next-offset-change.ts'
import { basemaps } from '../basemap/basemaps.ts'
import type { Documents } from '../documents.ts'
import { composeArticle, composeChannel } from './article.ts'
import { composeArtist } from './artist.ts'
import type { Drop } from './drop.ts'
import { composeYear } from './edition.ts'
import { composeEvent } from './event.ts'
import { composeGuide } from './guide.ts'
import { composeHome, composeTimeline } from './home.ts'
import { composePage } from './page.ts'
import { composeParticipate, composeParticipateItem } from './participate.ts'
import { composePartners } from './partner.ts'
import { composePastFestival, composePastFestivals } from './past-festival.ts'
import type { Records, RecordSet } from './records.ts'
import { composeSearch } from './search.ts'
import {
  composeGlobal,
  composeLocaltime,
  composeRedirects,
  composeRoutes,
  composeSite,
  opensAt,
} from './shell.ts'
import { composeStrand } from './strand.ts'
import { validRecords } from './valid-records.ts'
import { withTitles } from './titles.ts'
import type { Stubs } from './stub-types.ts'
import { createValidate, type Validate } from './validate.ts'
import { composeVenue, composeYearVenues } from './venue.ts'

export interface ComposeOptions {
  /** Epoch milliseconds. */
  readonly asOf: number
  /** Pass the same one on every call: it then skips unchanged answers. The result does not depend on it. */
  readonly validate?: Validate
}

export interface Composition {
  /** By key, in the order of keys. */
  readonly answers: ReadonlyMap<string, unknown>
  readonly dropped: readonly Drop[]
  /** The earliest future instant, in epoch milliseconds, at which an answer changes by itself. */
  readonly until: number | undefined
}

/**
 * Published documents → answers (spec/content D). Pure: equal documents, in any order, give byte-equal answers. A
 * record that cannot be composed is dropped and reported; all other answers are unaffected.
 */
export function compose(
  documents: Documents,
  { asOf, validate = createValidate() }: ComposeOptions,
): Composition {
  const dropped: Drop[] = []
  const { records, stubs } = validRecords(withTitles(documents, dropped), dropped)
  const answers = new Map<string, unknown>([
    ['/routes', composeRoutes(records)],
    ['/global', composeGlobal(records, asOf)],
    ...sharedAnswers(records, stubs, { asOf, dropped }),
    ...recordAnswers(records, stubs, dropped),
  ])
  return { answers: validate(answers, dropped), dropped, until: nextInstant(records, asOf) }
}

type Entries = readonly (readonly [key: string, answer: unknown])[]

/** The answers about many records or none, except the two that must not fail. */
const SHARED: Readonly<Record<string, (records: Records, stubs: Stubs, asOf: number) => unknown>> =
  {
    '/localtime': (_records, _stubs, asOf) => composeLocaltime(asOf),
    '/site': composeSite,
    '/redirects': composeRedirects,
    '/home': composeHome,
    '/partners': composePartners,
    '/timeline': composeTimeline,
    '/search': composeSearch,
    '/channel': composeChannel,
    '/participate': composeParticipate,
    '/past-festivals': composePastFestivals,
    ...Object.fromEntries(
      Object.entries(basemaps).map(([area, basemap]) => [`/basemap/${area}`, () => basemap]),
    ),
  }

function sharedAnswers(
  records: Records,
  stubs: Stubs,
  { asOf, dropped }: { readonly asOf: number; readonly dropped: Drop[] },
): Entries {
  return Object.entries(SHARED).flatMap(([key, make]) =>
    unlessBroken({ key, collection: '', id: '' }, dropped, () =>
      at(key, make(records, stubs, asOf)),
    ),
  )
}

/** The answers of single records. */
function recordAnswers(records: Records, stubs: Stubs, dropped: Drop[]): Entries {
  const each = <Row extends { readonly id: number }>(
    collection: keyof RecordSet,
    rows: ReadonlyMap<number, Row>,
    make: (row: Row) => Entries,
  ): Entries =>
    [...rows.values()].flatMap((row) =>
      unlessBroken({ key: '', collection, id: String(row.id) }, dropped, () => make(row)),
    )

  return [
    ...each('festivals', records.festivals, (festival) => composeYear(festival, records, stubs)),
    ...each('events', records.events, (event) =>
      at(`/events/${event.slug}`, composeEvent(event, records, stubs)),
    ),
    ...each('artists', records.artists, (artist) =>
      at(`/artists/${artist.slug}`, composeArtist(artist, records, stubs)),
    ),
    ...each('venues', records.venues, (venue) => [
      [`/venues/${venue.slug}`, composeVenue(venue, records, stubs)],
      ...composeYearVenues(venue, records, stubs).map(
        ([year, answer]) => [`/years/${year}/venues/${venue.slug}`, answer] as const,
      ),
    ]),
    ...each('guides', records.guides, (guide) =>
      at(`/guides/${guide.slug}`, composeGuide(guide, records, stubs)),
    ),
    ...each('articles', records.articles, (article) =>
      at(`/channel/${article.slug}`, composeArticle(article, records, stubs)),
    ),
    ...each('participate', records.participate, (item) =>
      at(`/participate/${item.slug}`, composeParticipateItem(item, records, stubs)),
    ),
    ...each('past-festivals', records['past-festivals'], (past) =>
      at(`/past-festivals/${past.slug}`, composePastFestival(past, records, stubs)),
    ),
    ...each('pages', records.pages, (page) =>
      at(`/pages/${page.name}`, composePage(page, records, stubs)),
    ),
    ...each('strands', records.strands, (strand) =>
      at(`/strands/${strand.name}`, composeStrand(strand, records, stubs)),
    ),
  ]
}

/** Leaves out and reports an answer that cannot be composed (spec/content D5). */
function unlessBroken(
  what: Pick<Drop, 'key' | 'collection' | 'id'>,
  dropped: Drop[],
  make: () => Entries,
): Entries {
  try {
    return make()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    dropped.push({ ...what, field: '', message })
    return []
  }
}

/** One answer under its key, or none for undefined. */
function at(key: string, answer: unknown): Entries {
  return answer === undefined ? [] : [[key, answer]]
}

/** When the holding screen lifts or Melbourne's clocks change: the only ways in which answers depend on time (D7). */
function nextInstant(records: Records, asOf: number): number | undefined {
  const lifts = opensAt(records)
  const instants = [
    nextOffsetChange(asOf),
    ...(records.globals.site.holding?.on && lifts !== undefined && lifts > asOf ? [lifts] : []),
  ].filter((instant) => instant !== undefined)
  return instants.length === 0 ? undefined : Math.min(...instants)
}
