/**
 * An index of the references of every record. Reading all records takes seconds, so the index finds the changed
 * records with one query and reads only those.
 */
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  traverseFields,
  type CollectionSlug,
  type Field,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { COMPOSED_COLLECTIONS } from '../records/composed.ts'
import { hasDrafts } from '../records/drafts.ts'
import { placeOf } from '../records/place-of.ts'
import { databaseOf, tableOf, versionsOf } from '../requests/database.ts'
import { idOf, type Relation } from '../rules/finding.ts'
import { fieldAt, findLinks } from '../rules/links.ts'
import { labelText } from '../records/label-text.ts'

/**
 * The labels of the fields that contain a reference (`Leading picture`), by reference: `media 7`, or the path
 * `/visit`.
 */
export type Mentions = ReadonlyMap<string, readonly string[]>

/** One version of a record: its row in the table or, if it has drafts, also its newest version. */
export interface RecordMentions {
  readonly collection: CollectionSlug
  readonly id: number
  readonly title: string
  readonly isPublic: boolean
  readonly mentions: Mentions
}

interface Row {
  readonly collection: (typeof COMPOSED_COLLECTIONS)[number]
  readonly id: number
  readonly draft: boolean
  readonly public: boolean
  readonly stamp: string
}

type Index = Map<string, RecordMentions & Pick<Row, 'stamp'>>

/**
 * One index for each database. All requests share it, because an entry is used only while its stamp equals the row's.
 */
const indexes = new WeakMap<Payload, Index>()

/** Reads the records as the request's transaction sees them. */
export async function findMentions(req: PayloadRequest): Promise<RecordMentions[]> {
  const index = indexes.get(req.payload) ?? new Map()
  indexes.set(req.payload, index)
  const rows = await readRows(req)
  for (const collection of COMPOSED_COLLECTIONS) {
    for (const draft of [false, true]) {
      const changed = rows.filter(
        (row) =>
          row.collection === collection &&
          row.draft === draft &&
          index.get(keyOf(row))?.stamp !== row.stamp,
      )
      await read(req, changed, index)
    }
  }
  const present = new Set(rows.map(keyOf))
  for (const key of index.keys()) if (!present.has(key)) index.delete(key)
  return rows.flatMap((row) => index.get(keyOf(row)) ?? [])
}

function keyOf({ collection, id, draft }: Row): string {
  return `${collection} ${id} ${draft}`
}

/**
 * Returns the rows of the tables and the newest version of each record with drafts, by collection, the newest record
 * first.
 */
async function readRows(req: PayloadRequest): Promise<Row[]> {
  const parts = COMPOSED_COLLECTIONS.flatMap((collection) => {
    const { config } = req.payload.collections[collection]
    const isPublic = hasDrafts(config) ? sql`_status = 'published'` : sql`true`
    const isThere = config.trash ? sql`deleted_at is null` : sql`true`
    const records = sql`
      select ${collection}::text as collection, id, false as draft, ${isPublic} as public, updated_at::text as stamp
      from ${tableOf(collection)} where ${isThere}`
    const drafts = sql`
      select ${collection}::text, parent_id, true, false, id || ' ' || updated_at::text
      from ${versionsOf(collection)} where latest and parent_id is not null`
    return hasDrafts(config) ? [records, drafts] : [records]
  })
  const database = await databaseOf(req)
  const all = sql.join(parts, sql` union all `)
  const { rows } = await database.execute<{ [Name in keyof Row]: Row[Name] }>(all)
  const order = (row: Row) => COMPOSED_COLLECTIONS.indexOf(row.collection)
  return rows.toSorted((a, b) => order(a) - order(b) || b.id - a.id)
}

/** All rows belong to one collection, and either all are drafts or none is. */
async function read(req: PayloadRequest, rows: readonly Row[], index: Index): Promise<void> {
  const [first] = rows
  if (!first) return
  const { collection, draft } = first
  const { admin, fields } = req.payload.collections[collection].config
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...byId.keys()] } },
    depth: 0,
    draft,
    pagination: false,
    req,
  })
  for (const data of docs) {
    const row = byId.get(data.id)
    if (!row) continue
    index.set(keyOf(row), {
      collection,
      id: data.id,
      title: String(Reflect.get(data, admin.useAsTitle ?? 'id') ?? data.id),
      isPublic: row.public,
      mentions: mentionsIn(fields, data),
      stamp: row.stamp,
    })
  }
}

/** Returns a function that names the place of a path in a document with the labels of its form: `Text 2, Heading`. */
export function placesIn(fields: Field[], data: object): (path: string) => string {
  const blockTypeAt = (row: string) => valueAt(data, [...row.split('.'), 'blockType'])
  return (path) => placeOf(fields, path, blockTypeAt).words
}

export function mentionsIn(fields: Field[], data: object): Mentions {
  const found = new Map<string, string[]>()
  const add = (key: string, words: string) => {
    const known = found.get(key) ?? []
    if (!known.includes(words)) found.set(key, [...known, words])
  }
  const placeAt = placesIn(fields, data)
  for (const [key, label] of chosenIn(fields, data)) add(key, label)
  for (const { collection, id, field } of findLinks(data).records)
    add(`${collection} ${id}`, placeAt(field))
  for (const [path, field] of pathsIn(data)) add(path, placeAt(field))
  return found
}

/** Also finds records inside arrays, groups and blocks. The label is the field's. */
function chosenIn(fields: Field[], data: object): [key: string, label: string][] {
  const found: [string, string][] = []
  traverseFields({
    fields,
    ref: data,
    fillEmpty: false,
    callback: ({ field, ref }) => {
      const isRelation = field.type === 'relationship' || field.type === 'upload'
      if (!isRelation || typeof field.relationTo !== 'string') return
      if (typeof ref !== 'object' || ref === null) return
      const value: Relation | readonly Relation[] = Reflect.get(ref, field.name)
      const ids = Array.isArray(value) ? value.map(idOf) : [idOf(value as Relation)] // not a list
      const label = labelText(field.label) || field.name
      for (const id of ids) if (id !== undefined) found.push([`${field.relationTo} ${id}`, label])
    },
  })
  return found
}

/** Finds paths that somebody has typed. `?` or `#` may follow a path. */
function pathsIn(value: unknown, at: readonly string[] = []): [path: string, field: string][] {
  if (typeof value === 'string') {
    const [path = ''] = value.split(/[?#]/)
    return path.startsWith('/') ? [[path, fieldAt(at)]] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...at, key]))
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )
}
