/** The history of what staff edit. The changed fields are written in the transaction of the save. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { textOfKey, type RecordKey } from '../records/record-key.ts'
import { hasDrafts } from '../records/drafts.ts'
import { whoChanges } from '../requests/by-system.ts'
import { databaseOf } from '../requests/database.ts'
import { isPublic } from '../addresses/redirect-ledger.ts'
import { now, settingsOf } from '../requests/settings.ts'

declare module 'payload' {
  interface RequestContext {
    /** The demo is being filled in or removed: no person edits, so no history is written. */
    isSeed?: boolean
    /** This save only writes a draft again, unchanged. That is no edit. */
    keepsDraft?: boolean
    /** Records that this request saves, as they were before, by key such as `events 7`. */
    savedBefore?: Map<string, Before>
    /** The public versions, before the save, of globals that this request saves. */
    publicGlobals?: Map<string, Values>
  }
}

type Values = Readonly<Record<string, unknown>>

interface Before {
  /** As last saved, which may be a draft. */
  readonly values: Values
  /** Undefined if the record is not public. */
  readonly published?: Values | undefined
}

/** A field of a group has both names: `status.state`. */
export interface Change {
  readonly field: string
  readonly old: unknown
  readonly new: unknown
}

/** What one save changed in one record or global. */
export interface Entry {
  /** The record's code; its id if it has no code; empty for a global. */
  readonly code: string
  /** For a global, its own name. */
  readonly collection: string
  readonly changes: readonly Change[]
  /** Visitors got the change with this save. */
  readonly isPublic: boolean
}

/** A row for each field that staff changed (spec/content B17). */
export const history: CollectionConfig = {
  slug: 'history',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['collection', 'code'] }],
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    /** The account's email address; empty for the system. */
    { name: 'who', type: 'text' },
    { name: 'collection', type: 'text', required: true },
    /** The record's code; its id if it has no code; empty for a global. */
    { name: 'code', type: 'text', required: true },
    { name: 'field', type: 'text', required: true },
    { name: 'old', type: 'json' },
    { name: 'new', type: 'json' },
    { name: 'public', type: 'checkbox', required: true },
  ],
}

/** Only collections that staff edit have a history. */
export function withHistory(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  if (admin?.hidden === true) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberBefore],
      afterChange: [...(hooks?.afterChange ?? []), writeSave],
      afterDelete: [...(hooks?.afterDelete ?? []), writeDeletion],
    },
  }
}

export function withGlobalHistory(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberGlobalBefore],
      afterChange: [...(hooks?.afterChange ?? []), writeGlobal],
    },
  }
}

const rememberBefore: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (req.context.isSeed) return data
  // A duplicate would keep the `updatedAt` of its original. If it is undefined, the database writes the present time.
  if (operation === 'create')
    return originalDoc?.updatedAt ? { ...data, updatedAt: undefined } : data
  const owner = { collection: collection.slug, id: Number(originalDoc.id) }
  const published = hasDrafts(collection) ? await findPublished(req, owner) : originalDoc
  ;(req.context.savedBefore ??= new Map()).set(textOfKey(owner), { values: originalDoc, published })
  return data
}

const writeSave: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (req.context.isSeed || req.context.keepsDraft) return
  const owner = { collection: collection.slug, id: Number(doc.id) }
  const before = operation === 'create' ? undefined : req.context.savedBefore?.get(textOfKey(owner))
  const { values = {}, published } = before ?? {}
  const wasPublic = published !== undefined
  const isPublished = doc._status === 'published' || !hasDrafts(collection)
  const isSeen = isPublished || (wasPublic && (await isPublic(req, owner)))
  const owned = ownerOf(collection, doc)
  const changes = differences(
    collection.flattenedFields,
    isPublished ? (published ?? values) : values,
    doc,
  )
  const at = timeOf(req, doc)
  if (isPublished)
    await writeHistory(req, { ...owned, changes, isPublic: !collection.auth }, { at })
  else await writeDraft(req, { ...owned, changes, at })
  if (wasPublic === isSeen || !hasDrafts(collection)) return
  const status = { field: '_status', old: statusOf(wasPublic), new: statusOf(isSeen) }
  await writeHistory(req, { ...owned, changes: [status], isPublic: true }, { at })
}

const writeDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const values = differences(collection.flattenedFields, {}, doc)
  await writeHistory(req, {
    ...ownerOf(collection, doc),
    changes: values.map(({ field, new: old }) => ({ field, old, new: null })),
    // A record with drafts that was ever public cannot be deleted, so its deletion concerns no visitor.
    isPublic: !collection.auth && !hasDrafts(collection),
  })
}

/** Needed because `originalDoc` may be a draft. */
const rememberGlobalBefore: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const published = await req.payload.findGlobal({ slug: global.slug, depth: 0, req })
  ;(req.context.publicGlobals ??= new Map()).set(global.slug, { ...published })
  return data
}

const writeGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (req.context.isSeed || req.context.keepsDraft) return
  const isPublished = doc._status !== 'draft'
  const before = isPublished ? req.context.publicGlobals?.get(global.slug) : previousDoc
  const changes = differences(global.flattenedFields, before ?? {}, doc)
  const entry = { collection: global.slug, code: '', changes, isPublic: isPublished }
  await writeHistory(req, entry, { at: timeOf(req, doc) })
}

/** Undefined if the record is not public. */
async function findPublished(
  req: PayloadRequest,
  { collection, id }: RecordKey,
): Promise<Values | undefined> {
  const where = { id: { equals: id }, _status: { equals: 'published' } }
  return (
    (await req.payload.db.findOne<Values & TypeWithID>({ collection, where, req })) ?? undefined
  )
}

function ownerOf({ slug }: SanitizedCollectionConfig, doc: Values) {
  return { collection: slug, code: String(doc['code'] ?? doc['id']) }
}

function statusOf(isShown: boolean): string {
  return isShown ? 'published' : 'draft'
}

/**
 * The code never changes, the first day follows from other fields, and a review is a question about the record.
 * `_status` gets a row of its own: saving a draft of a public record changes the field, but unpublishes nothing.
 */
const NOT_COMPARED = ['_status', 'code', 'first_day', 'review']

/** Lists, texts and blocks are compared as a whole. */
export function differences(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
): Change[] {
  return fields.filter(isOfForm).flatMap((field): Change[] => {
    const { name } = field
    // Payload leaves out fields that a request did not send.
    if (!Object.hasOwn(after, name)) return []
    if (field.type === 'group' || field.type === 'tab') {
      const inner = differences(
        field.flattenedFields,
        valuesOf(before[name]),
        valuesOf(after[name]),
      )
      return inner.map((change) => ({ ...change, field: `${name}.${change.field}` }))
    }
    const change = { field: name, old: stored(before[name]), new: stored(after[name]) }
    return isDeepStrictEqual(change.old, change.new) ? [] : [change]
  })
}

function isOfForm(field: FlattenedField): boolean {
  const { admin = {} } = field
  const isHidden = field.hidden || ('hidden' in admin && admin.hidden) || admin.disabled
  return !isHidden && !('virtual' in field && field.virtual) && !NOT_COMPARED.includes(field.name)
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {} // of any field
}

/** As the history stores it, without empty parts. Of a related record, only the id. */
function stored(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(stored)
  if (typeof value !== 'object') return value
  if ('id' in value && 'updatedAt' in value && 'createdAt' in value) return value.id
  const kept = Object.entries(value).flatMap(([key, each]) => {
    const inner = stored(each)
    return inner === null ? [] : [[key, inner] as const]
  })
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

/** `at` and `who` are by default the time of the request and the account that made it. */
export async function writeHistory(
  req: PayloadRequest,
  { collection, code, changes, isPublic: isSeen }: Entry,
  { at = new Date(now(req)).toISOString(), who = whoChanges(req) } = {},
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ field, old, new: next }) => {
    const values = sql`${json(old)}::jsonb, ${json(next)}::jsonb`
    return sql`(${at}, ${who}, ${collection}, ${code}, ${field}, ${values}, ${isSeen})`
  })
  const database = await databaseOf(req)
  await database.execute(sql`
    insert into history (at, who, collection, code, field, old, new, public)
    values ${sql.join(rows, sql`, `)}`)
}

/** In a sitting a further change of a field updates its row; a change back to the old value deletes it. */
async function writeDraft(
  req: PayloadRequest,
  { collection, code, changes, at }: Omit<Entry, 'isPublic'> & { readonly at: string },
): Promise<void> {
  const database = await databaseOf(req)
  const fresh: Change[] = []
  for (const change of changes) {
    const { rows } = await database.execute<{ isBack: boolean; id: number }>(sql`
      update history set new = ${json(change.new)}::jsonb, at = ${at}
      where id = (select max(id) from history
        where collection = ${collection} and code = ${code} and field = ${change.field})
      and who = ${whoChanges(req)} and not public and at >= ${req.context.sittingSince ?? null}
      returning old is not distinct from new as "isBack", id`)
    const [row] = rows
    if (!row) fresh.push(change)
    else if (row.isBack) await database.execute(sql`delete from history where id = ${row.id}`)
  }
  await writeHistory(req, { collection, code, changes: fresh, isPublic: false }, { at })
}

/** ISO, by the festival's clock: `updatedAt` plus the demo's offset. */
function timeOf(req: PayloadRequest, { updatedAt }: Values): string {
  return new Date(Date.parse(String(updatedAt)) + settingsOf(req).clockOffsetMs).toISOString()
}

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
