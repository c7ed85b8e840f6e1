/**
 * Every path that a record was ever published at (spec/content B16). A path that a record has left redirects or answers
 * 410. So does every path of a record that is no longer public. A redirect that staff wrote for a path comes first.
 */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { dateOf } from 'contract/rules/local-time.ts'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { textOfKey, type RecordKey } from '../records/record-key.ts'
import { CONFLICT } from '../requests/http-status.ts'
import type { Redirect } from '../payload-types.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { findPublished } from './redirect-facts.ts'
import { error, type Finding } from '../rules/finding.ts'
import { pathsOf, successor, type PathFields } from '../rules/paths.ts'
import { asSystem } from '../requests/by-system.ts'
import { databaseOf } from '../requests/database.ts'
import { now } from '../requests/settings.ts'
import { refusal } from '../requests/refusal.ts'

/** The ledger's entry for a published record without a page. */
const NO_PAGE = ''

declare module 'payload' {
  interface RequestContext {
    /** Records that were public before this request saves them, as `events 7`. */
    publicRecords?: Set<string>
  }
}

interface Published extends PathFields {
  readonly id: number
  readonly _status?: string | null
  readonly withdrawn?: boolean | null
  readonly withdrawn_reason?: string | null
}

/** The previous version does not say whether the record is public: it may be a draft of a public record. */
export const notePublic: CollectionBeforeChangeHook<Published> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc || data._status === 'published') return data
  const owner = { collection: collection.slug, id: originalDoc.id }
  if (await isPublic(req, owner)) (req.context.publicRecords ??= new Set()).add(textOfKey(owner))
  return data
}

/**
 * Adds the paths of a published record to the ledger, and makes the paths that it no longer has redirect or answer
 * 410 (spec/content B1.6). When a record is unpublished, all its paths answer 410. A saved draft changes nothing.
 */
export const settlePaths: CollectionAfterChangeHook<Published> = async ({
  collection,
  doc,
  req,
}) => {
  const owner = { collection: collection.slug, id: doc.id }
  const wasPublic = req.context.publicRecords?.delete(textOfKey(owner)) ?? false
  const past = await ledgerOf(req, owner)
  const pastPaths = past.filter((path) => path !== NO_PAGE)
  if (doc._status !== 'published') {
    const isUnpublished = wasPublic && !(await isPublic(req, owner))
    if (isUnpublished) await end(req, pastPaths, reasonOf(doc))
    return
  }
  const current = pathsOf(collection.slug, doc)
  const fresh = (current.length > 0 ? current : [NO_PAGE]).filter((path) => !past.includes(path))
  // A record that was withdrawn before it was ever public has no address that visitors may know.
  if (doc.withdrawn && past.length === 0) return
  await recordPaths(req, owner, fresh)
  const all = [...new Set([...pastPaths, ...current])]
  if (doc.withdrawn) await end(req, all, reasonOf(doc))
  else await redirect(req, { current, past: pastPaths, all })
}

export async function ledgerPaths(req: PayloadRequest, owner: RecordKey): Promise<string[]> {
  return (await ledgerOf(req, owner)).filter((path) => path !== NO_PAGE)
}

export async function wasEverPublic(req: PayloadRequest, owner: RecordKey): Promise<boolean> {
  return (await ledgerOf(req, owner)).length > 0
}

/** Makes manual redirects, which stay until staff delete them. Throws if the rules of redirects refuse one. */
export async function sendElsewhere(
  req: PayloadRequest,
  paths: readonly string[],
  to: string,
): Promise<void> {
  for (const { id, source } of await redirectsFrom(req, paths)) {
    if (source === 'manual') continue
    const data = { to, gone: false, reason: null }
    await req.payload.update({ collection: 'redirects', id, data, req })
  }
}

/** The path of a deleted or moved redirect is no bare 404 if a page was there before (spec/content B1.20). */
export const endLeftPath = {
  onDelete: (async ({ doc, req }) => {
    await endIfNothingIsThere(req, doc.from)
  }) satisfies CollectionAfterDeleteHook<Redirect>,
  onChange: (async ({ doc, operation, previousDoc, req }) => {
    if (operation === 'update' && previousDoc.from !== doc.from)
      await endIfNothingIsThere(req, previousDoc.from)
  }) satisfies CollectionAfterChangeHook<Redirect>,
}

async function endIfNothingIsThere(req: PayloadRequest, path: string): Promise<void> {
  const { wasEver, title } = await findPublished(path, req)
  if (wasEver && title === undefined) await end(req, [path], null)
}

/** spec/content B1.20 */
export const refuseDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (await wasEverPublic(req, { collection: collection.slug, id: Number(id) })) {
    const message =
      'This was published once, so its address must go on answering: take it down instead of deleting it'
    throw refusal(CONFLICT, message)
  }
}

/** Finds redirects of staff that start at a path which the record would get (spec/content B16). */
export async function checkPathsFree(
  field: string,
  paths: readonly string[],
  req: PayloadRequest,
): Promise<Finding[]> {
  const rows = await redirectsFrom(req, paths)
  return rows
    .filter(({ source }) => source === 'manual')
    .map(({ from }) => error(field, `A redirect leads away from ${from}: delete it first`))
}

async function ledgerOf(req: PayloadRequest, { collection, id }: RecordKey): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'paths',
    where: { collection: { equals: collection }, document: { equals: id } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ path }) => path ?? NO_PAGE)
}

export async function recordPaths(
  req: PayloadRequest,
  { collection, id }: RecordKey,
  paths: readonly string[],
): Promise<void> {
  const database = await databaseOf(req)
  for (const path of paths) {
    await database.execute(sql`
      insert into paths (path, collection, document) values (${path}, ${collection}, ${id})
      on conflict do nothing`)
  }
}

export async function isPublic(
  req: PayloadRequest,
  { collection, id }: RecordKey,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    req,
  })
  return totalDocs > 0
}

/** Null stands for the site's default sentence. */
function reasonOf({ withdrawn, withdrawn_reason }: Published): string | null {
  return withdrawn ? (withdrawn_reason ?? '') : null
}

type Target = Pick<Redirect, 'to' | 'gone' | 'reason' | 'source'>

async function end(
  req: PayloadRequest,
  paths: readonly string[],
  reason: string | null,
): Promise<void> {
  const target = { to: null, gone: true, reason, source: 'withdrawn' } as const
  await lead(req, paths, () => target)
}

interface Move {
  readonly current: readonly string[]
  readonly past: readonly string[]
  readonly all: readonly string[]
}

async function redirect(req: PayloadRequest, { current, past, all }: Move): Promise<void> {
  await lead(req, all, (from) => {
    const to = current.includes(from) ? undefined : successor(from, current)
    return to === undefined ? undefined : { to, gone: false, reason: null, source: 'slug_change' }
  })
  await flatten(req, { past, current })
}

/** A path without a target loses its redirect. Redirects of staff stay. */
async function lead(
  req: PayloadRequest,
  paths: readonly string[],
  targetOf: (from: string) => Target | undefined,
): Promise<void> {
  const rows = new Map((await redirectsFrom(req, paths)).map((row) => [row.from, row]))
  for (const from of paths) {
    const row = rows.get(from)
    if (row?.source === 'manual') continue
    const target = targetOf(from)
    if (target) await write(req, { from, ...target }, row)
    else if (row) await req.payload.delete({ collection: 'redirects', id: row.id, req })
  }
}

async function write(
  req: PayloadRequest,
  wanted: Target & { from: string },
  row: Redirect | undefined,
): Promise<void> {
  const isSame =
    row && row.to === wanted.to && row.gone === wanted.gone && row.reason === wanted.reason
  if (isSame) return
  const data = { ...wanted, status: '301' as const, since: await today(req) }
  const options = { collection: 'redirects' as const, data, req: asSystem(req) }
  await (row ? req.payload.update({ ...options, id: row.id }) : req.payload.create(options))
}

/** Redirects to a path that moved lead straight to its new target (spec/content B16). */
async function flatten(
  req: PayloadRequest,
  { past, current }: Pick<Move, 'past' | 'current'>,
): Promise<void> {
  const moved = past.filter((path) => !current.includes(path))
  if (moved.length === 0) return
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { in: moved } },
    pagination: false,
    depth: 0,
    req,
  })
  for (const row of docs) {
    const to = successor(row.to ?? '', current)
    if (to === undefined || to === row.from) continue
    await req.payload.update({
      collection: 'redirects',
      id: row.id,
      data: { to },
      req: asSystem(req),
    })
  }
}

async function redirectsFrom(req: PayloadRequest, paths: readonly string[]): Promise<Redirect[]> {
  if (paths.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { in: [...paths] } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

async function today(req: PayloadRequest): Promise<string> {
  return dateOf(now(req), await festivalZone(req))
}
