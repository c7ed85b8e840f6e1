/** When an edition is taken down, no page of its records or types may become a bare 404 (spec/content B1.20). */
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import { OF_EDITION } from '../editions/of-edition.ts'
import type { Festival } from '../payload-types.ts'
import { error, idOf, type Finding, type Relation } from '../rules/finding.ts'
import { VISIBLE } from '../records/visible.ts'
import { pathsOf } from '../rules/paths.ts'
import { recordPaths } from './redirect-ledger.ts'
import { refusal } from '../requests/refusal.ts'

const WORDS: Readonly<Record<(typeof OF_EDITION)[number], string>> = {
  events: 'event',
  guides: 'guide',
  articles: 'article',
  participate: 'participate item',
}

declare module 'payload' {
  interface RequestContext {
    /** Editions by id, as visitors had them before this request saved them. */
    editionsBefore?: Map<number, Festival>
  }
}

/** How many records a refusal names. A judgement: a few show which kind of records they are. */
const NAMED = 5

/** An edition that was published before types had pages lacks the paths of its types in the ledger. */
export const noteEdition: CollectionBeforeChangeHook<Festival> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  const before = await findVisible(originalDoc.id, req)
  if (!before) return data
  ;(req.context.editionsBefore ??= new Map()).set(before.id, before)
  await recordPaths(req, { collection: 'festivals', id: before.id }, pathsOf('festivals', before))
  return data
}

/** The year of a public edition stays. While public records need them, so do the edition and its types. */
export const keepEditionPages: CollectionAfterChangeHook<Festival> = async ({ doc, req }) => {
  const before = req.context.editionsBefore?.get(doc.id)
  req.context.editionsBefore?.delete(doc.id)
  if (!before) return
  const now = await findVisible(doc.id, req)
  if (!now) {
    const used = await countRecords({ festival: { equals: doc.id } }, req)
    if (used === '') return
    throw refusal(
      CONFLICT,
      `Visitors would lose the pages of this edition: take down its ${used} first`,
    )
  }
  if (now.year !== before.year) {
    throw refusal(
      CONFLICT,
      `The year of a public edition stays: ${before.year} is in the addresses of its pages`,
    )
  }
  for (const { key, title } of before.types) {
    if (now.types.some((type) => type.key === key)) continue
    const used = await eventsOfType(doc.id, key, req)
    if (used !== '')
      throw refusal(CONFLICT, `The key "${key}" of ${title} stays while visitors see ${used}`)
  }
}

/** Returns words such as `7 events of it ("Fog", …, 2 more)`; empty for none. */
async function eventsOfType(festival: number, key: string, req: PayloadRequest): Promise<string> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'events',
    where: { festival: { equals: festival }, type: { equals: key }, ...VISIBLE },
    depth: 0,
    limit: NAMED,
    sort: 'title',
    select: { title: true },
    req,
  })
  if (totalDocs === 0) return ''
  const more = totalDocs > NAMED ? [`${totalDocs - NAMED} more`] : []
  const named = [...docs.map(({ title }) => `"${title}"`), ...more].join(', ')
  return `${totalDocs === 1 ? '1 event' : `${totalDocs} events`} of it (${named})`
}

/** An error if the chosen edition is not public, but the record is: its pages would disappear. */
export async function checkChosenEdition(
  slug: string,
  { id, festival }: { readonly id?: number; readonly festival?: Relation },
  req: PayloadRequest,
): Promise<Finding[]> {
  const collection = OF_EDITION.find((name) => name === slug)
  const chosen = idOf(festival)
  if (!collection || id === undefined || chosen === undefined) return []
  if (await findVisible(chosen, req)) return []
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id }, ...VISIBLE },
    depth: 0,
    limit: 1,
    req,
  })
  const before = idOf(docs[0]?.festival)
  if (before === undefined || before === chosen || !(await findVisible(before, req))) return []
  const message =
    'This edition is not public, so visitors would lose this page: publish the edition first'
  return [error('festival', message)]
}

async function findVisible(id: number, req: PayloadRequest): Promise<Festival | undefined> {
  const { docs } = await req.payload.find({
    collection: 'festivals',
    where: { id: { equals: id }, ...VISIBLE },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]
}

/** Returns words such as `84 events, 1 guide`; empty for none. */
async function countRecords(where: Where, req: PayloadRequest): Promise<string> {
  const counts: string[] = []
  for (const collection of OF_EDITION) {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { ...where, ...VISIBLE },
      req,
    })
    if (totalDocs > 0) counts.push(`${totalDocs} ${WORDS[collection]}${totalDocs === 1 ? '' : 's'}`)
  }
  return counts.join(', ')
}
