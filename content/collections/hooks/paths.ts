/** The ledger of published paths (spec/content B16): every path ever published leads somewhere, or says that it is gone. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { dateOf } from 'contract/rules/melbourne-time.ts'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { Redirect } from '../../payload-types.ts'
import { error, type Finding } from '../rules/finding.ts'
import { pathsOf, successor, type PathFields } from '../rules/paths.ts'
import { asSystem } from './by-system.ts'
import { databaseOf } from './database.ts'
import { now } from './settings.ts'

/** Stands in the ledger for a record without a page: it was published, and that is all. */
const NO_PAGE = ''
const CONFLICT = 409

interface Published extends PathFields {
  readonly id: number
  readonly _status?: string | null
  readonly withdrawn?: boolean | null
  readonly withdrawn_reason?: string | null
}

/** Records the paths of a record that is published, and redirects or ends those it no longer has (spec/content B1.6). */
export const settlePaths: CollectionAfterChangeHook<Published> = async ({
  collection,
  doc,
  req,
}) => {
  if (doc._status !== 'published') return
  const current = pathsOf(collection.slug, doc)
  const past = await ledgerOf(req, { collection: collection.slug, id: doc.id })
  const fresh = (current.length > 0 ? current : [NO_PAGE]).filter((path) => !past.includes(path))
  if (!doc.withdrawn || past.length > 0) {
    await record(req, { collection: collection.slug, id: doc.id, paths: fresh })
    await redirect(req, { current, past: past.filter((path) => path !== NO_PAGE), doc })
  }
}

/** Refuses to delete what was ever published (spec/content B1.20). */
export const refuseDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const past = await ledgerOf(req, { collection: collection.slug, id: Number(id) })
  if (past.length > 0) {
    const message =
      'This was published once: tick "withdrawn" and give a reason instead of deleting'
    throw new APIError(message, CONFLICT, undefined, true)
  }
}

/** Redirects of staff that lead away from the paths a record is to have (spec/content B16). */
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

interface Owner {
  readonly collection: string
  readonly id: number
}

async function ledgerOf(req: PayloadRequest, { collection, id }: Owner): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'paths',
    where: { collection: { equals: collection }, document: { equals: id } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ path }) => path ?? NO_PAGE)
}

async function record(
  req: PayloadRequest,
  { collection, id, paths }: Owner & { paths: readonly string[] },
): Promise<void> {
  const database = await databaseOf(req)
  for (const path of paths) {
    await database.execute(sql`
      insert into paths (path, collection, document) values (${path}, ${collection}, ${id})
      on conflict do nothing`)
  }
}

interface Change {
  readonly current: readonly string[]
  readonly past: readonly string[]
  readonly doc: Published
}

type Target = Pick<Redirect, 'to' | 'gone' | 'reason' | 'source'>

async function redirect(req: PayloadRequest, { current, past, doc }: Change): Promise<void> {
  const all = [...new Set([...past, ...current])]
  const rows = new Map((await redirectsFrom(req, all)).map((row) => [row.from, row]))
  for (const from of all) {
    const row = rows.get(from)
    if (row?.source === 'manual') continue
    const target = targetOf(from, { current, past, doc })
    if (target) await write(req, { from, ...target }, row)
    else if (row) await req.payload.delete({ collection: 'redirects', id: row.id, req })
  }
  if (!doc.withdrawn) await flatten(req, { past, current })
}

/** Where a path of the record leads; absent while the record itself is there. */
function targetOf(from: string, { current, doc }: Change): Target | undefined {
  if (doc.withdrawn) {
    return { to: null, gone: true, reason: doc.withdrawn_reason ?? '', source: 'withdrawn' }
  }
  const to = current.includes(from) ? undefined : successor(from, current)
  return to === undefined ? undefined : { to, gone: false, reason: null, source: 'slug_change' }
}

async function write(
  req: PayloadRequest,
  wanted: Target & { from: string },
  row: Redirect | undefined,
): Promise<void> {
  const isSame =
    row && row.to === wanted.to && row.gone === wanted.gone && row.reason === wanted.reason
  if (isSame) return
  const data = { ...wanted, status: '301' as const, since: today(req) }
  const options = { collection: 'redirects' as const, data, req: asSystem(req) }
  await (row ? req.payload.update({ ...options, id: row.id }) : req.payload.create(options))
}

/** Redirects to a path that moved on lead straight to its end (spec/content B16). */
async function flatten(
  req: PayloadRequest,
  { past, current }: Pick<Change, 'past' | 'current'>,
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

function today(req: PayloadRequest): string {
  return dateOf(now(req))
}
