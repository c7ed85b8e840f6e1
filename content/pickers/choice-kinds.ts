import { formatDate } from 'contract/rules/local-time.ts'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type {
  Article,
  Event,
  Festival,
  Guide,
  Media,
  Participate,
  Venue,
} from '../payload-types.ts'
import { stateWords, whenWords } from '../lists/words.ts'
import { idOf, type Maybe, type Relation } from '../rules/finding.ts'

export interface ChoiceKind {
  /** Read in addition to title and picture. */
  readonly reads: readonly string[]
  /** What distinguishes the record from others: when, where. Empty parts are left out. */
  readonly words: (doc: object) => readonly Maybe<string>[]
  /** Absent in collections whose records belong to no edition. */
  readonly ofEdition?: (edition: Festival, req: PayloadRequest) => Where | Promise<Where>
  /** By default the title. */
  readonly sort?: string
}

export const CHOICE_KINDS: Readonly<Partial<Record<CollectionSlug, ChoiceKind>>> = {
  events: kind<Event>({
    reads: ['number', 'type', 'festival', 'dates', 'sessions', 'venues', 'status', 'withdrawn'],
    words: (event) => [
      event.number ? `No. ${event.number}` : '',
      typeWords(event),
      whenWords(event),
      venueWords(event.venues),
      ...eventStates(event),
    ],
    ofEdition: ofFestival,
  }),
  venues: kind<Venue>({
    reads: ['address', 'withdrawn'],
    words: ({ address, withdrawn }) => [address?.line1, address?.suburb, withdrawnWords(withdrawn)],
    ofEdition: ({ year }) => ({ 'editions.year': { equals: year } }),
  }),
  artists: kind<{ withdrawn?: Maybe<boolean> }>({
    reads: ['withdrawn'],
    words: ({ withdrawn }) => [withdrawnWords(withdrawn)],
    ofEdition: artistsOf,
  }),
  guides: kind<Guide>({
    reads: ['festival', 'withdrawn'],
    words: ({ festival, withdrawn }) => [yearWords(festival), withdrawnWords(withdrawn)],
    ofEdition: ofFestival,
  }),
  articles: kind<Article>({
    reads: ['published_on', 'withdrawn'],
    words: ({ published_on: day, withdrawn }) => [
      day ? formatDate(day, 'long') : '',
      withdrawnWords(withdrawn),
    ],
    ofEdition: ofFestival,
    sort: '-published_on',
  }),
  participate: kind<Participate>({
    reads: ['festival', 'withdrawn'],
    words: ({ festival, withdrawn }) => [yearWords(festival), withdrawnWords(withdrawn)],
    ofEdition: ofFestival,
  }),
  partners: kind({
    reads: [],
    words: () => [],
    ofEdition: ({ year }) => ({ 'tiers.year': { equals: year } }),
  }),
  festivals: kind<Festival>({
    reads: ['year'],
    words: ({ year }) => [year ? String(year) : ''],
    sort: '-year',
  }),
  'past-festivals': kind({ reads: [], words: () => [] }),
  pages: kind<{ name?: Maybe<string> }>({ reads: ['name'], words: ({ name }) => [name] }),
  strands: kind<{ name?: Maybe<string> }>({ reads: ['name'], words: ({ name }) => [name] }),
  media: kind<Media>({
    reads: ['alt', 'credit', 'filename', 'title'],
    words: ({ credit, filename }) => [credit?.artists?.join(', '), credit?.photographer, filename],
    // The newest come first, because people mostly look for recent uploads.
    sort: '-createdAt',
  }),
}

/** Payload returns documents as plain objects. */
function kind<Doc>({
  words,
  ...rest
}: Omit<ChoiceKind, 'words'> & {
  readonly words: (doc: Partial<Doc>) => readonly Maybe<string>[]
}): ChoiceKind {
  return { ...rest, words }
}

function ofFestival({ id }: Festival): Where {
  return { festival: { equals: id } }
}

/** Adds the id 0, which no record has, because a list of ids may not be empty. */
async function artistsOf(edition: Festival, req: PayloadRequest): Promise<Where> {
  const { docs } = await req.payload.find({
    collection: 'events',
    where: ofFestival(edition),
    draft: true,
    depth: 0,
    pagination: false,
    select: { artists: true },
    req,
  })
  const ids = docs.flatMap(({ artists }) => (artists ?? []).map(({ artist }) => idOf(artist)))
  return { id: { in: [0, ...new Set(ids.filter((id) => id !== undefined))] } }
}

function typeWords({ festival, type }: Partial<Event>): Maybe<string> {
  const types = typeof festival === 'object' ? festival?.types : undefined
  return types?.find(({ key }) => key === type)?.singular
}

function venueWords(venues: Maybe<readonly (number | Venue)[]>): string {
  const [first, ...others] = venues ?? []
  const name = typeof first === 'object' ? first.name : ''
  return name && others.length > 0 ? `${name} and ${others.length} more` : name
}

function eventStates({ status, withdrawn }: Partial<Event>): string[] {
  return stateWords({
    status: undefined,
    withdrawn: withdrawn === true,
    goesAhead: status?.state,
    planned: [],
  })
}

function withdrawnWords(withdrawn: Maybe<boolean>): string {
  return withdrawn ? 'Withdrawn' : ''
}

function yearWords(festival: Relation | Festival): string {
  return typeof festival === 'object' && festival && 'year' in festival ? String(festival.year) : ''
}
