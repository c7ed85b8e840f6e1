import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { writeDemoChanges } from '../changes.ts'
import type { Demo } from '../profile.ts'
import { createSeedContext, recordKey, type SeedContext, type SeededCollection } from './context.ts'
import { seedGlobals } from './globals.ts'
import { holds } from './holds.ts'
import {
  artistDocument,
  festivalDocument,
  homeDocument,
  partnerDocument,
  pictureDocument,
  venueDocument,
} from './people-and-places.ts'
import { eventDocument, eventRelations, guideDocument, strandDocument } from './program.ts'
import { createProse } from './prose.ts'
import {
  articleDocument,
  articleRelations,
  pageDocument,
  participateDocument,
  pastFestivalDocument,
  redirectDocument,
} from './stories.ts'

export interface SeedDeps {
  readonly payload: Payload
  readonly demo: Demo
  /** Where own-origin links of the menu lead. */
  readonly siteOrigin: string
  readonly progress: (step: string) => void
  /** How many saves are under way at once; with 1, two databases give the same record the same id. */
  readonly atOnce?: number
}

/** More saves at once than these hold each other up for want of connections. */
const AT_ONCE = 8
const LOGOS = join(import.meta.dirname, '../logos')

/** What names a record in its collection. */
const NAME_FIELDS: Readonly<Record<SeededCollection, string>> = {
  media: 'source',
  festivals: 'year',
  partners: 'slug',
  venues: 'slug',
  artists: 'slug',
  events: 'slug',
  guides: 'slug',
  articles: 'slug',
  participate: 'slug',
  'past-festivals': 'slug',
  pages: 'name',
  strands: 'name',
  redirects: 'from',
}

/**
 * Fills the database with the demo edition. A record that is there already is left as it is, so seeding again changes
 * nothing and an interrupted seed goes on where it stopped. Pictures get their records here and their files later.
 */
export async function seedDemo({
  payload,
  demo,
  siteOrigin,
  progress,
  atOnce = AT_ONCE,
}: SeedDeps): Promise<void> {
  const known = await knownRecords(payload)
  const context = createSeedContext(known, await createProse(payload.config))

  const fill = async <Row>(
    collection: SeededCollection,
    rows: readonly Row[],
    nameOf: (row: Row) => string | number,
    document: (row: Row, context: SeedContext, index: number) => object,
  ) => {
    await inTurns([...rows.entries()], atOnce, async ([index, row]) => {
      const key = recordKey(collection, nameOf(row))
      if (known.has(key)) return
      try {
        known.set(key, await create(payload, collection, document(row, context, index)))
      } catch (error) {
        throw new Error(`${key} cannot be seeded: ${reasons(error)}`, { cause: error })
      }
    })
  }
  progress('pictures and logos')
  await fill('media', demo.pictures, ({ id }) => id, pictureDocument)
  await seedLogos({ payload, demo, atOnce }, known)
  progress('editions, venues and artists')
  await fill('festivals', demo.festivals, ({ year }) => year, festivalDocument)
  await fill('partners', demo.partners, slugOf, partnerDocument)
  await fill('venues', demo.venues, slugOf, venueDocument)
  await fill('artists', demo.artists, slugOf, artistDocument)
  progress('events')
  await fill('events', demo.events, slugOf, eventDocument)
  await fill('guides', demo.guides, slugOf, guideDocument)
  progress('articles and pages')
  await fill('articles', demo.articles, slugOf, articleDocument)
  for (const page of demo.pages) await fill('pages', [page], nameOf, pageDocument)
  await fill('participate', demo.participate, slugOf, participateDocument)
  await fill('past-festivals', demo.pastFestivals, slugOf, pastFestivalDocument)
  await fill('strands', demo.strands, nameOf, strandDocument)
  await fill('redirects', demo.redirects, ({ from }) => from, redirectDocument)
  progress('links between records')
  await relate(payload, demo, context)
  await writeDemoChanges(payload)
  await seedGlobals(payload, demo.globals, context, siteOrigin)
}

const slugOf = ({ slug }: { slug: string }) => slug
const nameOf = ({ name }: { name: string }) => name

/** The ids of what is there already. */
async function knownRecords(payload: Payload): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  for (const [collection, field] of Object.entries(NAME_FIELDS) as [SeededCollection, string][]) {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, draft: true })
    for (const document of docs) {
      const name = (document as unknown as Readonly<Record<string, unknown>>)[field]
      if (typeof name === 'string' || typeof name === 'number')
        known.set(recordKey(collection, name), document.id)
    }
  }
  return known
}

async function create(
  payload: Payload,
  collection: SeededCollection,
  data: object,
): Promise<number> {
  // The demo's records fit their collections, which Payload's validation proves for each.
  const document = await payload.create({
    collection,
    data: { ...data, _status: 'published' } as never,
    context: { demo: true },
    depth: 0,
  })
  return document.id
}

/** The fields that were refused and why, or the error's own words. */
function reasons(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { data } = error as Error & { data?: { errors?: { path?: string; message?: string }[] } } // Payload's ValidationError
  const fields = data?.errors?.map(({ path, message }) => `${path}: ${message}`)
  return fields?.join('; ') ?? error.message
}

/** Relations that point forwards: parents, related records, and the home page's picks. */
async function relate(payload: Payload, demo: Demo, context: SeedContext): Promise<void> {
  const update = async (
    collection: SeededCollection,
    name: string | number,
    data: object | undefined,
  ) => {
    const id = context.id(collection, name)
    if (id === undefined || !data) return
    const document = await payload.findByID({ collection, id, depth: 0, draft: true })
    if (holds(document, data)) return
    await payload.update({
      collection,
      id,
      data: { ...data, _status: 'published' } as never,
      context: { demo: true },
      depth: 0,
    })
  }
  // One after the other: two that name each other would wait for each other's rows.
  for (const event of demo.events)
    await update('events', event.slug, eventRelations(event, context))
  for (const article of demo.articles) {
    await update('articles', article.slug, articleRelations(article, context))
  }
  for (const festival of demo.festivals) {
    const home = homeDocument(festival, context)
    await update('festivals', festival.year, home && { home })
  }
}

async function seedLogos(
  { payload, demo, atOnce }: Pick<SeedDeps, 'payload' | 'demo'> & { readonly atOnce: number },
  known: Map<string, number>,
): Promise<void> {
  const files = demo.partners.flatMap(({ name, logo, logo_light: light }) => [
    { name, file: logo },
    { name, file: light },
  ])
  await inTurns(files, atOnce, async ({ name, file }) => {
    const key = recordKey('media', file)
    if (known.has(key)) return
    const data = await readFile(join(LOGOS, file))
    const document = await payload.create({
      collection: 'media',
      data: { kind: 'logo', source: file, alt: name } as never, // as in `create`
      file: { data, name: file, mimetype: 'image/svg+xml', size: data.length },
      context: { demo: true },
      depth: 0,
    })
    known.set(key, document.id)
  })
}

/** Runs a task for each item, a few at a time. */
async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
