import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { Config } from './payload-types.ts'

/** The collections that answers are made of. */
export const COMPOSED_COLLECTIONS = [
  'festivals',
  'events',
  'venues',
  'artists',
  'guides',
  'articles',
  'participate',
  'past-festivals',
  'partners',
  'pages',
  'strands',
  'redirects',
  'media',
] as const satisfies readonly CollectionSlug[]
/** The globals that answers are made of. */
export const COMPOSED_GLOBALS = [
  'header',
  'footer',
  'site',
] as const satisfies readonly GlobalSlug[]

type Collection = (typeof COMPOSED_COLLECTIONS)[number]
type Global = (typeof COMPOSED_GLOBALS)[number]

/** Every published document, flat: relations are ids. */
export type Documents = {
  readonly [Slug in Collection]: readonly Config['collections'][Slug][]
} & { readonly globals: { readonly [Slug in Global]: Config['globals'][Slug] } }

/** The name of a document in a notice: `{collection}/{id}` or `globals/{slug}`. */
export type DocumentName = string

export interface DocumentStore {
  /** Reads everything, in one database snapshot. */
  readAll(): Promise<void>
  /** Reads the named documents again. */
  read(names: Iterable<DocumentName>): Promise<void>
  current(): Documents
}

type Rows = Map<Collection, Map<string, unknown>>

/** The published documents in memory, as last read from the database (docs/architecture.md "How a change flows"). */
export function createDocumentStore(payload: Payload): DocumentStore {
  let rows: Rows = new Map()
  let globals = new Map<Global, unknown>()

  return {
    async readAll() {
      const transactionID = await payload.db.beginTransaction({
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      })
      const req = transactionID === null ? {} : { transactionID }
      try {
        const nextRows: Rows = new Map()
        for (const collection of COMPOSED_COLLECTIONS) {
          nextRows.set(collection, byId(await findPublished(payload, collection, req)))
        }
        const nextGlobals = new Map<Global, unknown>()
        for (const slug of COMPOSED_GLOBALS)
          nextGlobals.set(slug, await findGlobal(payload, slug, req))
        rows = nextRows
        globals = nextGlobals
      } finally {
        if (transactionID !== null) await payload.db.commitTransaction(transactionID)
      }
    },
    async read(names) {
      for (const name of names) {
        const [kind = '', id = ''] = name.split('/')
        const collection = COMPOSED_COLLECTIONS.find((slug) => slug === kind)
        const global = kind === 'globals' ? COMPOSED_GLOBALS.find((slug) => slug === id) : undefined
        if (collection) {
          const [document] = await findPublished(payload, collection, {}, id)
          if (document) rows.get(collection)?.set(id, document)
          else rows.get(collection)?.delete(id)
        }
        if (global) globals.set(global, await findGlobal(payload, global, {}))
      }
    },
    current() {
      const collections = COMPOSED_COLLECTIONS.map((slug) => [
        slug,
        [...(rows.get(slug)?.values() ?? [])],
      ])
      // The rows come from these collections; Payload's generated types describe them.
      return {
        ...Object.fromEntries(collections),
        globals: Object.fromEntries(globals),
      } as Documents
    },
  }
}

async function findPublished(
  payload: Payload,
  collection: Collection,
  req: Partial<PayloadRequest>,
  id?: string,
): Promise<{ id: number | string }[]> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    req,
    where: {
      ...(hasDrafts(payload, collection) ? { _status: { equals: 'published' } } : {}),
      ...(id === undefined ? {} : { id: { equals: id } }),
    },
  })
  return docs
}

function hasDrafts(payload: Payload, collection: Collection): boolean {
  return Boolean(payload.collections[collection].config.versions?.drafts)
}

async function findGlobal(
  payload: Payload,
  slug: Global,
  req: Partial<PayloadRequest>,
): Promise<unknown> {
  return payload.findGlobal({ slug, depth: 0, req })
}

function byId(documents: readonly { id: number | string }[]): Map<string, unknown> {
  return new Map(documents.map((document) => [String(document.id), document]))
}
