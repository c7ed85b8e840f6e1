import type { ImageWire, StubImageWire } from 'contract/answers/image.ts'
import type { RichText } from 'contract/answers/rich-text.ts'
import { yearOfName } from 'contract/rules/year-prefix.ts'
import { COLLECTIONS_WITH_PAGE } from '../records/with-page.ts'
import { pathsOf } from '../rules/paths.ts'
import type { Globals, RecordOf, RecordSet } from './flat.ts'
import { mediaFile, type MediaRecords } from './files.ts'
import { image, stubImage } from './image.ts'
import type { Memo } from './memo.ts'
import type { LiveDocuments } from './live-documents.ts'
import { richText, type UniqueIds } from './rich-text.ts'

/** Each call notes what was read: an answer is made again only when that changes (decision 045). */
export interface Rows<Row> {
  get(id: number): Row | undefined
  has(id: number): boolean
  /** In the order of `byNumberThenName` (`live-documents.ts`). */
  keys(): readonly number[]
  /** Reads every record: the reader is made again after a change of any of them. */
  values(): Row[]
}

type Visible = { readonly [Collection in keyof RecordSet]: Rows<RecordOf<Collection>> }

/** The public records, as compose looks them up (spec/content D1–D3). */
export interface Records extends Visible, MediaRecords {
  readonly globals: Globals
  /** By year. */
  readonly editions: Pick<Rows<RecordOf<'festivals'>>, 'get' | 'has' | 'keys'>
  readonly festivalYear: number
  /** Events of public editions that staff took out of public. */
  withdrawnEvents(): readonly RecordOf<'events'>[]
  image(id: number | undefined): ImageWire | undefined
  images(ids: readonly number[] | undefined): ImageWire[]
  stubImage(id: number | undefined): StubImageWire | undefined
  /** `uniqueId` makes the ids of headings unique within a page. */
  text(root: unknown, uniqueId?: UniqueIds): RichText
  /** Undefined for a record that is not public or has no page. */
  path(collection: string, id: number): string | undefined
  isPublicPath(path: string): boolean
  /** The page of which this page is the Easy English version. */
  easyEnglishOf(page: number): number | undefined
}

/** Whether a record may be in answers. `valid-records.ts` leaves out records without a valid stub. */
export type IsKept = (collection: keyof RecordSet, id: number) => boolean

/**
 * The public records: of documents that are not withdrawn, those whose edition is public and for which `isKept` is
 * true. Their order does not depend on that of the documents (spec/content D1, D2).
 */
export function createRecords(memo: Memo, live: LiveDocuments, isKept: IsKept): Records {
  const rows = <Collection extends keyof RecordSet>(
    collection: Collection,
    isShown: (row: RecordOf<Collection>) => boolean = () => true,
  ): Rows<RecordOf<Collection>> => {
    const get = memo.each((id: number) => {
      const row = live.record(collection, id)
      return row && isKept(collection, id) && isShown(row) ? row : undefined
    })
    const has = memo.each((id: number) => get(id) !== undefined)
    const keys = memo.one(() => live.ids(collection).filter(has))
    return { get, has, keys, values: () => keys().flatMap((id) => get(id) ?? []) }
  }

  const festivals = rows('festivals')
  const editions = editionsOf(memo, festivals)
  const inEdition = ({ festival }: { readonly festival?: number }) =>
    festival === undefined || festivals.has(festival)
  const ofYear = ({ name }: { readonly name: string }) => {
    const year = yearOfName(name)
    return year === undefined || editions.has(year)
  }
  const media = rows('media')
  const visible: Visible = {
    festivals,
    events: rows('events', (event) => festivals.has(event.festival)),
    venues: rows('venues'),
    artists: rows('artists'),
    guides: rows('guides', (guide) => festivals.has(guide.festival)),
    articles: rows('articles', inEdition),
    participate: rows('participate', inEdition),
    'past-festivals': rows('past-festivals'),
    partners: rows('partners'),
    pages: rows('pages', ofYear),
    strands: rows('strands', ofYear),
    redirects: rows('redirects'),
    edits: rows('edits'),
    media,
  }
  const festivalYear = memo.one(() => live.globals.site.festival_year)
  const pathByName = memo.each((name: string) => {
    const [collection = '', id] = name.split('/')
    return pathTo(visible, collection, Number(id))
  })
  const path = (collection: string, id: number) => pathByName(`${collection}/${id}`)
  return {
    ...visible,
    globals: live.globals,
    editions,
    get festivalYear() {
      return festivalYear()
    },
    withdrawnEvents: withdrawnEvents(memo, live, festivals),
    ...mediaOf(memo, media),
    text: (root, uniqueId) => richText(root, path, uniqueId),
    path,
    isPublicPath: publicPaths(memo, visible),
    easyEnglishOf: easyEnglish(memo, visible.pages),
  }
}

function withdrawnEvents(
  memo: Memo,
  live: LiveDocuments,
  festivals: Rows<RecordOf<'festivals'>>,
): Records['withdrawnEvents'] {
  return memo.one(() =>
    live.ids('events').flatMap((id) => {
      const event = live.withdrawn('events', id)
      return event && festivals.has(event.festival) ? [event] : []
    }),
  )
}

/** One map of all pages: an answer is made again only if the entry of its own page changes. */
function easyEnglish(memo: Memo, pages: Rows<RecordOf<'pages'>>): Records['easyEnglishOf'] {
  const saidBy = memo.one(
    () =>
      new Map(
        pages
          .values()
          .toReversed()
          .map(({ id, easy_english: easy }) => [easy, id]),
      ),
  )
  return memo.each((page: number) => saidBy().get(page))
}

function mediaOf(
  memo: Memo,
  media: Rows<RecordOf<'media'>>,
): Pick<Records, 'image' | 'images' | 'stubImage' | 'file'> {
  const wire = memo.each((id: number) => image(media.get(id)))
  const stubWire = memo.each((id: number) => stubImage(media.get(id)))
  const files = memo.each((id: number) => mediaFile(media.get(id)))
  return {
    image: (id) => (id === undefined ? undefined : wire(id)),
    images: (ids = []) => ids.flatMap((id) => wire(id) ?? []),
    stubImage: (id) => (id === undefined ? undefined : stubWire(id)),
    file: (id) => (id === undefined ? undefined : files(id)),
  }
}

function editionsOf(memo: Memo, festivals: Rows<RecordOf<'festivals'>>): Records['editions'] {
  const ids = memo.one(() => new Map(festivals.values().map(({ year, id }) => [year, id])))
  return {
    get(year) {
      const id = ids().get(year)
      return id === undefined ? undefined : festivals.get(id)
    },
    has: (year) => ids().has(year),
    keys: () => [...ids().keys()],
  }
}

/** Only records with pages can have old paths. */
const WITH_OLD_PATHS = ['festivals', ...COLLECTIONS_WITH_PAGE] as const

function publicPaths(memo: Memo, visible: Visible): Records['isPublicPath'] {
  const tables = WITH_OLD_PATHS.map((collection) => ({
    rows: visible[collection],
    paths: memo.each((id: number) => {
      const row = visible[collection].get(id)
      return row ? pathsOf(collection, row) : []
    }),
  }))
  const all = memo.one(
    () => new Set(tables.flatMap(({ rows, paths }) => rows.keys().flatMap(paths))),
  )
  return (path) => all().has(path)
}

function pathTo(visible: Visible, collection: string, id: number): string | undefined {
  const withPage = COLLECTIONS_WITH_PAGE.find((each) => each === collection)
  const record = withPage && visible[withPage].get(id)
  return record && pathsOf(collection, record)[0]
}
