import type { ImageWire, StubImageWire } from 'contract/answers/image.ts'
import type { RichText } from 'contract/answers/rich-text.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Documents } from '../documents.ts'
import { flat, type FlatDocument } from './flat.ts'
import { image, stubImage } from './image.ts'
import { richText, type UniqueIds } from './rich-text.ts'

export type RecordSet = Omit<Documents, 'globals'>
export type RecordOf<Collection extends keyof RecordSet> = FlatDocument<
  RecordSet[Collection][number]
>

type Visible = {
  readonly [Collection in keyof RecordSet]: ReadonlyMap<number, RecordOf<Collection>>
}

/** The public records, for look-up by compose (spec/content D1–D3). */
export interface Records extends Visible {
  readonly globals: {
    readonly [Slug in keyof Documents['globals']]: FlatDocument<Documents['globals'][Slug]>
  }
  /** Editions by year. */
  readonly editions: ReadonlyMap<number, RecordOf<'festivals'>>
  readonly festivalYear: number
  image(id: number | undefined): ImageWire | undefined
  images(ids: readonly number[] | undefined): ImageWire[]
  stubImage(id: number | undefined): StubImageWire | undefined
  /** Formatted text. `uniqueId` makes the ids of its headings unique within a page. */
  text(root: unknown, uniqueId?: UniqueIds): RichText
  /** The path of a record, or undefined when it is not public. */
  path(collection: string, id: number): string | undefined
}

/**
 * The public records: published documents that are not withdrawn and whose edition is public, sorted by id so that the
 * order of the input does not matter (spec/content D1, D2).
 */
export function createRecords(documents: Documents): Records {
  const { globals } = documents
  const all: Visible = {
    festivals: live(documents.festivals),
    events: live(documents.events),
    venues: live(documents.venues),
    artists: live(documents.artists),
    guides: live(documents.guides),
    articles: live(documents.articles),
    participate: live(documents.participate),
    'past-festivals': live(documents['past-festivals']),
    partners: live(documents.partners),
    pages: live(documents.pages),
    strands: live(documents.strands),
    redirects: live(documents.redirects),
    media: live(documents.media),
  }
  const editions = new Map([...all.festivals.values()].map((festival) => [festival.year, festival]))
  const inEdition = (id: number | undefined) => id === undefined || all.festivals.has(id)
  const ofYear = (name: string) => {
    const year = /^(\d{4})-/.exec(name)?.[1]
    return year === undefined || editions.has(Number(year))
  }

  const visible: Visible = {
    ...all,
    events: keep(all.events, (event) => all.festivals.has(event.festival)),
    guides: keep(all.guides, (guide) => all.festivals.has(guide.festival)),
    articles: keep(all.articles, (article) => inEdition(article.festival)),
    participate: keep(all.participate, (item) => inEdition(item.festival)),
    pages: keep(all.pages, (page) => ofYear(page.name)),
    strands: keep(all.strands, (strand) => ofYear(strand.name)),
  }
  const path = (collection: string, id: number) => pathTo(visible, collection, id)
  return {
    ...visible,
    globals: Object.fromEntries(
      Object.entries(globals).map(([slug, document]) => [slug, flat(document)]),
    ) as Records['globals'], // the same globals under the same names
    editions,
    festivalYear: globals.site.festival_year,
    image: (id) => image(id === undefined ? undefined : all.media.get(id)),
    images: (ids = []) => ids.flatMap((id) => image(all.media.get(id)) ?? []),
    stubImage: (id) => stubImage(id === undefined ? undefined : all.media.get(id)),
    text: (root, uniqueId) => richText(root, path, uniqueId),
    path,
  }
}

interface Ordered {
  readonly id: number
  readonly withdrawn?: boolean | null
  readonly number?: number | null
  readonly slug?: string | null
  readonly name?: string | null
}

/**
 * The rows that are not withdrawn. Lists whose order is otherwise open follow numbers, then names: ids are others in
 * another database with the same content.
 */
function live<Each extends Ordered>(rows: readonly Each[]) {
  const numberOf = ({ number }: Each) => number ?? Infinity
  const nameOf = ({ slug, name }: Each) => slug ?? name ?? ''
  const kept = rows
    .filter((row) => !row.withdrawn)
    .toSorted((a, b) => {
      if (numberOf(a) !== numberOf(b)) return numberOf(a) - numberOf(b)
      if (nameOf(a) !== nameOf(b)) return nameOf(a) < nameOf(b) ? -1 : 1
      return a.id - b.id
    })
  return new Map(kept.map((row) => [row.id, flat(row)]))
}

function keep<Row>(
  rows: ReadonlyMap<number, Row>,
  isKept: (row: Row) => boolean,
): ReadonlyMap<number, Row> {
  return new Map([...rows].filter(([, row]) => isKept(row)))
}

/** The type of reference to records of a collection. */
const REF_TYPES = {
  events: 'event',
  artists: 'artist',
  venues: 'venue',
  guides: 'guide',
  articles: 'article',
  participate: 'participate',
  'past-festivals': 'festival',
  pages: 'page',
  strands: 'strand',
} as const

function pathTo(visible: Visible, collection: string, id: number): string | undefined {
  if (!Object.hasOwn(REF_TYPES, collection)) return undefined
  const name = collection as keyof typeof REF_TYPES
  const record = visible[name].get(id)
  if (!record) return undefined
  return 'name' in record && (name === 'pages' || name === 'strands')
    ? pathOf({ type: REF_TYPES[name], name: record.name })
    : pathOf({ type: REF_TYPES[name], slug: 'slug' in record ? record.slug : undefined })
}
