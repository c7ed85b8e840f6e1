import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { COMPOSED_COLLECTIONS, COMPOSED_GLOBALS } from '../records/composed.ts'
import { hasDrafts } from '../records/drafts.ts'
import { databaseOf, tableOf } from '../requests/database.ts'
import { findPublicEdits } from '../history/find-public-edits.ts'
import type { PublicEdits } from '../history/public-edits.ts'
import type { Config } from '../payload-types.ts'
import { pathsOf } from '../rules/paths.ts'

type Collection = (typeof COMPOSED_COLLECTIONS)[number]
type Global = (typeof COMPOSED_GLOBALS)[number]

/** Every published document. Relations are ids. */
export type Documents = {
  readonly [Slug in Collection]: readonly Config['collections'][Slug][]
} & {
  readonly edits: readonly PublicEdits[]
  readonly globals: { readonly [Slug in Global]: Config['globals'][Slug] }
}

/** In a notice: `{collection}/{id}` or `globals/{slug}`. */
export type DocumentName = string

export interface DocumentStore {
  /** In one database snapshot. */
  readAll(): Promise<void>
  /** If only a draft was saved, the published row is unchanged, and only its time of change is read. */
  read(names: ReadonlySet<DocumentName> | readonly DocumentName[]): Promise<void>
  /** The documents whose rows have changed since they were read, and all globals. */
  outdated(): Promise<DocumentName[]>
  /** `updatedAt` of the document when it was last read; undefined if it is not public. */
  stamp(name: DocumentName): string | undefined
  /** The path of the document's page; undefined if it is not public or has no page. */
  page(name: DocumentName): string | undefined
  /** The same object until something changes. A document that did not change also stays the same object. */
  current(): Documents
}

/** When each published row was last changed, by id. */
type Stamps = ReadonlyMap<string, string>

/** Everybody with access to the database can send a notice, so its id may be any text. */
const ID = /^\d{1,9}$/
/** Between two groups of documents the process can answer requests. */
const AT_ONCE = 10

/** Keeps the published documents in memory, as they were last read (docs/architecture.md "How a change flows"). */
export function createDocumentStore(payload: Payload): DocumentStore {
  const kept = createKept()

  /** Some of the rows may no longer exist. */
  async function readRows(
    collection: Collection,
    ids: readonly string[],
    req: Partial<PayloadRequest> = {},
  ): Promise<void> {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      const found = byId(await findPublished(payload, collection, req, some))
      for (const id of some) kept.put(collection, id, found.get(id))
    }
  }

  /** Reads the history of some events. Their codes are known, because the events themselves were read before. */
  async function readEdits(ids: readonly string[]): Promise<void> {
    const codes = ids.flatMap((id) => eventCodeOf(kept.get('events', id)) ?? [])
    if (codes.length === 0) return
    kept.putEdits(await findPublicEdits(payload, { codes }), codes)
  }

  async function readGlobal(slug: Global, req: Partial<PayloadRequest> = {}): Promise<void> {
    kept.put('globals', slug, await payload.findGlobal({ slug, depth: 0, req }))
  }

  async function outdatedIn(collection: Collection, only?: string): Promise<string[]> {
    const stamps = await findStamps(payload, collection, { id: only })
    const ids = only === undefined ? [...stamps.keys(), ...kept.ids(collection)] : [only]
    return [...new Set(ids)].filter((id) => stampOf(kept.get(collection, id)) !== stamps.get(id))
  }

  return {
    async readAll() {
      await inOneSnapshot(payload, async (req) => {
        for (const collection of COMPOSED_COLLECTIONS) {
          const stamps = await findStamps(payload, collection, { req })
          await readRows(collection, [...new Set([...stamps.keys(), ...kept.ids(collection)])], req)
        }
        kept.putEdits(await findPublicEdits(payload, { req }))
        for (const slug of COMPOSED_GLOBALS) await readGlobal(slug, req)
      })
    },
    async read(names) {
      const events: string[] = []
      for (const name of names) {
        const { global, collection, id } = partsOf(name)
        if (global) await readGlobal(global)
        if (!collection) continue
        const ids = await outdatedIn(collection, id)
        await readRows(collection, ids)
        if (collection === 'events') events.push(...ids)
      }
      // The save of an event wrote its rows of the history before it sent the notice.
      await readEdits(events)
    },
    async outdated() {
      const names: DocumentName[] = COMPOSED_GLOBALS.map((slug) => `globals/${slug}`)
      for (const collection of COMPOSED_COLLECTIONS)
        for (const id of await outdatedIn(collection)) names.push(`${collection}/${id}`)
      return names
    },
    stamp: kept.stamp,
    page: kept.page,
    current: kept.documents,
  }
}

/** All rows that `read` reads are of one instant. */
async function inOneSnapshot(
  payload: Payload,
  read: (req: Partial<PayloadRequest>) => Promise<void>,
): Promise<void> {
  const transactionID = await payload.db.beginTransaction({
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  try {
    await read(transactionID === null ? {} : { transactionID })
  } finally {
    if (transactionID !== null) await payload.db.commitTransaction(transactionID)
  }
}

/** Neither a global nor a collection if the name is of nothing that is composed. */
function partsOf(name: DocumentName) {
  const [kind = '', id = ''] = name.split('/')
  return {
    global: kind === 'globals' ? COMPOSED_GLOBALS.find((slug) => slug === id) : undefined,
    collection: ID.test(id) ? COMPOSED_COLLECTIONS.find((slug) => slug === kind) : undefined,
    id,
  }
}

type Table = Collection | 'edits' | 'globals'

/** A document that is read again without a change stays the same object. */
function createKept() {
  const tables = new Map<Table, Map<string, unknown>>(
    [...COMPOSED_COLLECTIONS, 'edits' as const, 'globals' as const].map((name) => [
      name,
      new Map(),
    ]),
  )
  let documents: Documents | undefined
  const rowsOf = (name: Table) => tables.get(name) ?? new Map<string, unknown>()

  function named(name: DocumentName): unknown {
    const [kind, id = ''] = name.split('/')
    const table = [...tables.keys()].find((slug) => slug === kind)
    return table && rowsOf(table).get(id)
  }

  return {
    get: (collection: Collection, id: string) => rowsOf(collection).get(id),
    ids: (collection: Table) => [...rowsOf(collection).keys()],
    stamp: (name: DocumentName) => stampOf(named(name)),
    page(name: DocumentName): string | undefined {
      const [collection = ''] = name.split('/')
      return pathsOf(collection, named(name) ?? {})[0]
    },
    /** Undefined removes a document. */
    put(name: Table, id: string, document: unknown): void {
      const rows = rowsOf(name)
      if (isDeepStrictEqual(rows.get(id), document)) return
      if (document === undefined) rows.delete(id)
      else rows.set(id, document)
      documents = undefined
    },
    /** Replaces the history of the events with these codes; of all events if there are no `codes`. */
    putEdits(edits: readonly PublicEdits[], codes?: readonly string[]): void {
      const isReplaced = (row: unknown) => !codes || codes.includes(eventCodeOf(row) ?? '')
      const before = [...rowsOf('edits')].filter(([, row]) => isReplaced(row))
      const gone = new Set(before.map(([id]) => id))
      for (const row of edits) {
        gone.delete(String(row.id))
        this.put('edits', String(row.id), row)
      }
      for (const id of gone) this.put('edits', id, undefined)
    },
    documents(): Documents {
      if (documents) return documents
      const collections = [...COMPOSED_COLLECTIONS, 'edits' as const].map((slug) => [
        slug,
        [...rowsOf(slug).values()],
      ])
      documents = {
        ...Object.fromEntries(collections),
        globals: Object.fromEntries(rowsOf('globals')),
      } as Documents
      return documents
    },
  }
}

function stampOf(document: unknown): string | undefined {
  return (document as { updatedAt?: string } | undefined)?.updatedAt // every document has one
}

/** Of an event, or of a row of its history. */
function eventCodeOf(row: unknown): string | undefined {
  return (row as { code?: string | null } | undefined)?.code ?? undefined // both have one
}

/** Reading the table itself costs a tenth of reading documents; a save of a public row changes its stamp. */
async function findStamps(
  payload: Payload,
  collection: Collection,
  { id, req = {} }: { id?: string | undefined; req?: Partial<PayloadRequest> },
): Promise<Stamps> {
  const database = await databaseOf({ payload, ...req })
  const { config } = payload.collections[collection]
  const isPublished = hasDrafts(config) ? sql`_status = 'published'` : sql`true`
  const isThere = config.trash ? sql`deleted_at is null` : sql`true`
  const isNamed = id === undefined ? sql`true` : sql`id = ${Number(id)}`
  const { rows } = await database.execute<{ id: number; at: string }>(
    sql`select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from ${tableOf(collection)} where ${isPublished} and ${isThere} and ${isNamed}`,
  )
  return new Map(rows.map((row) => [String(row.id), row.at]))
}

async function findPublished(
  payload: Payload,
  collection: Collection,
  req: Partial<PayloadRequest>,
  ids: readonly string[],
): Promise<{ id: number | string }[]> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    req,
    where: {
      ...(hasDrafts(payload.collections[collection].config)
        ? { _status: { equals: 'published' } }
        : {}),
      id: { in: [...ids] },
    },
  })
  return docs
}

function byId(documents: readonly { id: number | string }[]): Map<string, unknown> {
  return new Map(documents.map((document) => [String(document.id), document]))
}
