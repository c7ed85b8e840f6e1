import { nextOffsetChange } from 'contract/rules/next-offset-change.ts'
import { basemaps } from '../basemap/basemaps.ts'
import type { Documents } from '../stores/documents.ts'
import { composeArticle, composeChannel } from './article.ts'
import { composeArtist } from './artist.ts'
import { composeChanges } from './changes.ts'
import type { Drop } from './drop.ts'
import {
  composeArtists,
  composeEdition,
  composeGuides,
  composeProgram,
  composeVenues,
} from './edition.ts'
import { composeEvent } from './event.ts'
import { composeGuide } from './guide.ts'
import { composeHome, composeTimeline } from './home.ts'
import { createLiveDocuments } from './live-documents.ts'
import { createMemo, type Memo } from './memo.ts'
import { composePage } from './page.ts'
import { composeParticipate, composeParticipateItem } from './participate.ts'
import { composePartners } from './partner.ts'
import { composePastFestival, composePastFestivals } from './past-festival.ts'
import type { RecordOf, RecordSet } from './flat.ts'
import type { Records } from './records.ts'
import type { Entries } from '../stores/revisions.ts'
import { composeSearch } from './search.ts'
import { composeRedirects } from './redirects.ts'
import { composeGlobal, composeLocaltime, composeRoutes, composeSite, opensAt } from './shell.ts'
import { composeStrand } from './strand.ts'
import type { Stubs } from './stub-types.ts'
import { validRecords } from './valid-records.ts'
import { validate, type Checked } from './validate.ts'
import { composeVenue, composeYearVenues } from './venue.ts'

export interface ComposeOptions {
  /** Epoch milliseconds. */
  readonly asOf: number
}

/** What one run of compose makes. */
export interface Composition {
  /** In the order of keys. */
  readonly answers: Entries
  readonly dropped: readonly Drop[]
  /** The earliest future instant, in epoch milliseconds, at which an answer changes by itself. */
  readonly until: number | undefined
}

/**
 * Published documents → answers (spec/content D). Pure: equal documents, in any order, give byte-equal answers. A
 * record that cannot be composed is dropped and reported; all other answers are unaffected.
 */
export function compose(documents: Documents, options: ComposeOptions): Composition {
  const steps = createComposer().compose(documents, options)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

export interface Composer {
  /** Pauses after each record and answer. */
  compose(documents: Documents, options: ComposeOptions): Generator<void, Composition>
}

/** Remembers: an answer is made again only if something that it read has changed (decision 045). */
export function createComposer(): Composer {
  const memo = createMemo()
  const live = createLiveDocuments(memo)
  const now = memo.cell(0)
  const { records, stubs, broken, makeRecords } = validRecords(memo, live)
  const shared = memo.each(makeShared(records, stubs, now.get))
  const tables = recordAnswers(memo, records, stubs)

  function* makeAll(): Generator<void, Made[]> {
    yield* makeRecords()
    const all: Made[] = []
    for (const { collection, answers } of tables) {
      for (const id of records[collection].keys()) {
        all.push(answers(id))
        yield
      }
    }
    // These answers contain many stubs. Every stub is made already by now, so they block the process for less time.
    for (const key of Object.keys(SHARED)) {
      all.push(shared(key))
      yield
    }
    return all
  }

  return {
    *compose(documents, { asOf }) {
      memo.begin()
      live.set(documents)
      now.set(asOf)
      const all = yield* makeAll()
      const checked = inOrderOfKeys(all)
      const dropped = [
        ...live.untitled(),
        ...broken(),
        ...all.flatMap(({ drop }) => drop ?? []),
        ...checked.flatMap(problemsOf),
      ]
      const answers = new Map(
        checked.flatMap(({ key, entry }) => (entry ? [[key, entry] as const] : [])),
      )
      for (const key of NEEDED) {
        if (!answers.has(key)) throw new Error(`${key} is not there: ${reasons(dropped, key)}`)
      }
      memo.forgetUnused()
      return { answers, dropped, until: nextInstant(records, asOf) }
    },
  }
}

function reasons(dropped: readonly Drop[], key: string): string {
  return dropped
    .filter((drop) => drop.key === key)
    .map(({ field, message }) => `${field} ${message}`)
    .join(', ')
}

interface Made {
  readonly answers: readonly Checked[]
  readonly drop?: Drop
}

type Answers = readonly (readonly [key: string, answer: unknown])[]

const SHARED: Readonly<
  Record<string, (records: Records, stubs: Stubs, now: () => number) => unknown>
> = {
  '/routes': composeRoutes,
  '/global': (records, _stubs, now) => composeGlobal(records, now()),
  '/localtime': (records, _stubs, now) => composeLocaltime(records, now()),
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

/** Without these there is no revision (spec/content D5): every page needs the header and the addresses. */
const NEEDED = ['/global', '/routes']

type Make = (key: string, before: Made | undefined) => Made

function makeShared(records: Records, stubs: Stubs, now: () => number): Make {
  return (key, before) =>
    unlessBroken({ key, collection: '', id: '' }, before, () =>
      at(key, SHARED[key]?.(records, stubs, now)),
    )
}

type MakeOf<Collection extends keyof RecordSet> = (
  row: RecordOf<Collection>,
  records: Records,
  stubs: Stubs,
) => Answers

/** The answers of single records. The result of each function is remembered separately. */
const OF_RECORDS: { readonly [Collection in keyof RecordSet]?: readonly MakeOf<Collection>[] } = {
  events: [under(({ slug }) => `/events/${slug}`, composeEvent)],
  artists: [under(({ slug }) => `/artists/${slug}`, composeArtist)],
  venues: [
    under(({ slug }) => `/venues/${slug}`, composeVenue),
    (venue, records, stubs) =>
      composeYearVenues(venue, records, stubs).map(
        ([year, answer]) => [`/years/${year}/venues/${venue.slug}`, answer] as const,
      ),
  ],
  guides: [under(({ slug }) => `/guides/${slug}`, composeGuide)],
  articles: [under(({ slug }) => `/channel/${slug}`, composeArticle)],
  participate: [under(({ slug }) => `/participate/${slug}`, composeParticipateItem)],
  'past-festivals': [under(({ slug }) => `/past-festivals/${slug}`, composePastFestival)],
  pages: [under(({ name }) => `/pages/${name}`, composePage)],
  strands: [under(({ name }) => `/strands/${name}`, composeStrand)],
  festivals: [
    under(({ year }) => `/years/${year}`, composeEdition),
    under(({ year }) => `/years/${year}/program`, composeProgram),
    under(({ year }) => `/years/${year}/artists`, composeArtists),
    under(({ year }) => `/years/${year}/venues`, composeVenues),
    under(({ year }) => `/years/${year}/guides`, composeGuides),
    under(({ year }) => `/years/${year}/changes`, composeChanges),
  ],
}

function under<Row>(
  keyOf: (row: Row) => string,
  make: (row: Row, records: Records, stubs: Stubs) => unknown,
): (row: Row, records: Records, stubs: Stubs) => Answers {
  return (row, records, stubs) => at(keyOf(row), make(row, records, stubs))
}

function at(key: string, answer: unknown): Answers {
  return answer === undefined ? [] : [[key, answer]]
}

function recordAnswers(memo: Memo, records: Records, stubs: Stubs) {
  const tableOf = <Collection extends keyof RecordSet>(
    collection: Collection,
    makers: readonly MakeOf<Collection>[],
  ) =>
    makers.map((make) => ({
      collection,
      answers: memo.each((id: number, before: Made | undefined) =>
        unlessBroken({ key: '', collection, id: String(id) }, before, () => {
          const row: RecordOf<Collection> | undefined = records[collection].get(id)
          return row ? make(row, records, stubs) : []
        }),
      ),
    }))
  return Object.entries(OF_RECORDS).flatMap(([collection, makers]) =>
    // In `OF_RECORDS` each collection has functions of its own type, which TypeScript cannot see here.
    tableOf(collection as 'events', makers as readonly MakeOf<'events'>[]),
  )
}

/** Leaves out and reports an answer that cannot be composed (spec/content D5). */
function unlessBroken(
  what: Pick<Drop, 'key' | 'collection' | 'id'>,
  before: Made | undefined,
  make: () => Answers,
): Made {
  try {
    const known = new Map(before?.answers.map((answer) => [answer.key, answer]))
    return { answers: make().map(([key, answer]) => validate(key, answer, known.get(key))) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { answers: [], drop: { ...what, field: '', message } }
  }
}

/** A save refuses a second record at an address. If there are two nevertheless, the later one gets the key. */
function inOrderOfKeys(all: readonly Made[]): Checked[] {
  const byKey = new Map(all.flatMap(({ answers }) => answers.map((each) => [each.key, each])))
  return [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function problemsOf({ key, problems }: Checked): Drop[] {
  return problems.map(({ field, message }) => ({ key, collection: '', id: '', field, message }))
}

/** When the holding screen ends or the clocks change: time changes no answer otherwise (spec/content D7). */
function nextInstant(records: Records, asOf: number): number | undefined {
  const lifts = opensAt(records)
  const instants = [
    nextOffsetChange(asOf, records.globals.site.zone),
    ...(records.globals.site.holding?.on && lifts !== undefined && lifts > asOf ? [lifts] : []),
  ].filter((instant) => instant !== undefined)
  return instants.length === 0 ? undefined : Math.min(...instants)
}
