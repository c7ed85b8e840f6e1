import { prune } from 'contract/answers/prune.ts'
import {
  ArticleStub,
  ArtistStub,
  EventStub,
  FestivalStub,
  GuideStub,
  ParticipateStub,
  VenueStub,
} from 'contract/answers/stubs.ts'
import type { GenericSchema } from 'valibot'
import type { Drop } from './drop.ts'
import type { RecordSet } from './flat.ts'
import type { LiveDocuments } from './live-documents.ts'
import type { Memo } from './memo.ts'
import { createRecords, type IsKept, type Records } from './records.ts'
import type { Stubs } from './stub-types.ts'
import { createStubs } from './stubs.ts'

/** What all answers are made from: each record has a valid stub. */
export interface ValidRecords {
  readonly records: Records
  readonly stubs: Stubs
  broken(): Drop[]
  /** One by one, with pauses. Otherwise the first list that is read would make all of them at once. */
  makeRecords(): Generator<void>
}

/**
 * Leaves out and reports documents without a valid stub, so that lists, counts and relations agree on which records
 * exist (spec/content D3, D5). Venues and artists are checked first, without events: a broken event must not remove
 * its artists, and a broken venue must not remove its events.
 */
export function validRecords(memo: Memo, live: LiveDocuments): ValidRecords {
  const alone = layer((collection) => collection !== 'events')
  const peopleAndPlaces = checks(memo, {
    venues: (id) => fault(VenueStub, alone.stubs.venue(id, alone.records.festivalYear)),
    artists: (id) => fault(ArtistStub, alone.stubs.artist(id, alone.records.festivalYear)),
    partners(id) {
      const partner = alone.records.partners.get(id)
      return partner && unlessList('tiers', partner.tiers)
    },
    articles: (id) => unlessList('related', alone.records.articles.get(id)?.related ?? []),
  })
  const known = layer((collection, id) => !peopleAndPlaces.has(collection, id))
  const program = checks(memo, {
    events: (id) => fault(EventStub, known.stubs.event(id)),
    guides: (id) => fault(GuideStub, known.stubs.guide(id)),
    articles: (id) => fault(ArticleStub, known.stubs.article(id)),
    participate: (id) => fault(ParticipateStub, known.stubs.participate(id)),
    'past-festivals': (id) => fault(FestivalStub, known.stubs.festival(id)),
  })
  const valid = layer(
    (collection, id) => !peopleAndPlaces.has(collection, id) && !program.has(collection, id),
  )
  return {
    ...valid,
    *makeRecords() {
      for (const { records } of [alone, known, valid]) {
        for (const collection of live.collections()) {
          for (const id of live.ids(collection)) {
            records[collection].has(id)
            yield
          }
        }
      }
    },
    broken: () => [...peopleAndPlaces.of(alone.records), ...program.of(known.records)],
  }

  function layer(isKept: IsKept) {
    const records = createRecords(memo, live, isKept)
    return { records, stubs: createStubs(memo, records) }
  }
}

type Fault = Pick<Drop, 'field' | 'message'>
type Check = (id: number) => Fault | undefined

function checks(memo: Memo, byCollection: { readonly [Name in keyof RecordSet]?: Check }) {
  const faults = Object.entries(byCollection).map(
    ([collection, check]) =>
      [
        collection as keyof RecordSet, // a key of this object
        memo.each((id: number) => unlessThrown(() => check(id))),
      ] as const,
  )
  const byName = new Map(faults)
  return {
    has: (collection: keyof RecordSet, id: number) => byName.get(collection)?.(id) !== undefined,
    of: (records: Records): Drop[] =>
      faults.flatMap(([collection, faultOf]) =>
        records[collection].keys().flatMap((id) => {
          const found = faultOf(id)
          return found ? [{ key: '', collection, id: String(id), ...found }] : []
        }),
      ),
  }
}

function fault(schema: GenericSchema, stub: unknown): Fault | undefined {
  if (stub === undefined) return undefined // the record is not visible anyway
  const result = prune(schema, stub)
  if (result.ok) return undefined
  const [first] = result.problems
  return { field: first?.field ?? '', message: first?.message ?? 'does not fit' }
}

/** Answers about other records read through these lists: `tiers` of a partner, `related` of an article. */
function unlessList(field: string, list: unknown): Fault | undefined {
  return Array.isArray(list) ? undefined : { field, message: 'is no list' }
}

function unlessThrown(check: () => Fault | undefined): Fault | undefined {
  try {
    return check()
  } catch (error) {
    return { field: '', message: error instanceof Error ? error.message : String(error) }
  }
}
