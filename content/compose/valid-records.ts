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
import type { Documents } from '../documents.ts'
import type { Drop } from './drop.ts'
import { createRecords, type Records, type RecordSet } from './records.ts'
import type { Stubs } from './stub-types.ts'
import { createStubs } from './stubs.ts'

/** The records that all answers are made of; each has a valid stub. */
export interface ValidRecords {
  readonly records: Records
  readonly stubs: Stubs
}

/**
 * Leaves out documents without a valid stub and reports them, so that lists, counts and relations agree on which
 * records exist (spec/content D3, D5). Venues and artists are checked first and alone: a broken event must not remove
 * its artists, and a broken venue must not remove its events.
 */
export function validRecords(documents: Documents, dropped: Drop[]): ValidRecords {
  const alone = stubsOf({ ...documents, events: [] })
  const peopleAndPlaces = [
    ...alone.check('venues', VenueStub, (id, year) => alone.stubs.venue(id, year)),
    ...alone.check('artists', ArtistStub, (id, year) => alone.stubs.artist(id, year)),
    ...withoutLists(alone.records),
  ]
  const known = without(documents, peopleAndPlaces)
  const all = stubsOf(known)
  const program = [
    ...all.check('events', EventStub, all.stubs.event),
    ...all.check('guides', GuideStub, all.stubs.guide),
    ...all.check('articles', ArticleStub, all.stubs.article),
    ...all.check('participate', ParticipateStub, all.stubs.participate),
    ...all.check('past-festivals', FestivalStub, all.stubs.festival),
  ]
  dropped.push(...peopleAndPlaces, ...program)
  return program.length === 0 ? all : stubsOf(without(known, program))
}

/**
 * Records whose list field is not a list. Answers about other records iterate over it: partners, articles of an
 * artist.
 */
function withoutLists({ partners, articles }: Records): Drop[] {
  const lists = [
    ...[...partners].map(([id, { tiers }]) => ({
      collection: 'partners',
      id,
      field: 'tiers',
      list: tiers,
    })),
    ...[...articles].map(([id, { related = [] }]) => ({
      collection: 'articles',
      id,
      field: 'related',
      list: related,
    })),
  ]
  return lists.flatMap(({ list, id, ...what }) =>
    Array.isArray(list) ? [] : [{ ...what, key: '', id: String(id), message: 'is no list' }],
  )
}

function stubsOf(documents: Documents) {
  const records = createRecords(documents)
  return {
    records,
    stubs: createStubs(records),
    /** The records of a collection whose stub does not fit its schema. */
    check(
      collection: keyof RecordSet,
      schema: GenericSchema,
      make: (id: number, year: number) => unknown,
    ): Drop[] {
      return [...records[collection].keys()].flatMap((id) => {
        const fault = faultOf(schema, () => make(id, records.festivalYear))
        return fault ? [{ key: '', collection, id: String(id), ...fault }] : []
      })
    },
  }
}

function faultOf(
  schema: GenericSchema,
  make: () => unknown,
): Pick<Drop, 'field' | 'message'> | undefined {
  try {
    const result = prune(schema, make())
    if (result.ok) return undefined
    const [first] = result.problems
    return { field: first?.field ?? '', message: first?.message ?? 'does not fit' }
  } catch (error) {
    return { field: '', message: error instanceof Error ? error.message : String(error) }
  }
}

function without(documents: Documents, broken: readonly Drop[]): Documents {
  if (broken.length === 0) return documents
  const names = new Set(broken.map(({ collection, id }) => `${collection}/${id}`))
  const { globals, ...collections } = documents
  const kept = Object.entries(collections).map(([collection, rows]) => [
    collection,
    (rows as readonly { id: number }[]).filter(({ id }) => !names.has(`${collection}/${id}`)),
  ])
  return { ...Object.fromEntries(kept), globals } as Documents // the same collections with fewer rows
}
