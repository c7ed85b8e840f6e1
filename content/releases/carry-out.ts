import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  createLocalReq,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { findCurrentYear } from '../editions/find-editions.ts'
import type { Release } from '../payload-types.ts'
import { waitForTurn } from '../saving/in-turn.ts'
import { mergeRecord, type Values } from '../saving/merge.ts'
import { formFieldsOf, ownerOf, type Target } from '../saving/record.ts'
import { targetOf, type ReleaseItem } from '../lookups/coming-releases.ts'
import { documentToPublish, dueAt, releasesDueBy, type Released } from './due.ts'
import { findUnmetNeeds } from './needs.ts'
import { ReleaseRefused, type ReleaseProblem } from './problem.ts'
import { titleOf } from './titles.ts'
import { readPublic, readVersions } from './versions.ts'
import { databaseOf } from '../requests/database.ts'
import { keepTransaction } from '../requests/keep-transaction.ts'
import { reasonsIn, refusal } from '../requests/refusal.ts'

/** A request of the system for the person who set a release; their account may no longer exist (decision 063). */
export function requestOf(
  payload: Payload,
  { set_by: setBy }: Pick<Release, 'set_by'>,
): Promise<PayloadRequest> {
  return createLocalReq({ context: { bySystem: true, actsFor: setBy ?? null } }, payload)
}

/**
 * Returns why a release would be refused if it were carried out now; empty if it would succeed. It carries the
 * release out in a transaction that is rolled back. `isDue` says whether its time has come: the words of the problems
 * depend on it.
 */
export async function findReleaseProblems(
  payload: Payload,
  { at, items, set_by: setBy }: Pick<Release, 'at' | 'items' | 'set_by'>,
  { isDue = false } = {},
): Promise<readonly ReleaseProblem[]> {
  const req = await requestOf(payload, { set_by: setBy })
  await initTransaction(req)
  try {
    const due = dueAt({ at }, await festivalZone(req))
    await carryOut(items ?? [], req, { isDue, ahead: await releasesDueBy(due, req) })
    return []
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.problems
    throw error
  } finally {
    await killTransaction(req)
  }
}

/**
 * Carries out all items or none (spec/content B18) within the transaction of the request, and returns them as they
 * are then stored. Throws `ReleaseRefused` if rules refuse any. `ahead` are the records that other releases will
 * change before this one; none when it is really carried out.
 */
export async function carryOut(
  items: readonly ReleaseItem[],
  req: PayloadRequest,
  { isDue = true, ahead = [] }: { isDue?: boolean; ahead?: readonly Released[] } = {},
): Promise<ReleaseItem[]> {
  const currentYear = await findCurrentYear(req)
  // In one order everywhere, so that no two releases wait for each other's locks.
  const owners = items
    .toSorted((a, b) => a.collection.localeCompare(b.collection) || a.record - b.record)
    .map((item) => ownerOf(targetOf(item)))
  for (const owner of owners) await waitForTurn(req, owner)
  const problems: ReleaseProblem[] = []
  const done: ReleaseItem[] = []
  const refused: ReleaseItem[] = []
  await keepTransaction(req, async () => {
    for (const item of items.toSorted((a, b) => placeOf(a) - placeOf(b))) {
      const isPublic = (await readPublic(targetOf(item), req)) !== undefined
      const present = { ...item, was_public: isPublic }
      const found = await carryOutItem(present, req)
      problems.push(...found)
      const tried = found.length > 0 ? refused : done
      tried.push(present)
    }
  })
  const unmet = await findUnmetNeeds(done, { isDue, ahead, currentYear, refused }, req)
  if (problems.length + unmet.length > 0) throw new ReleaseRefused([...problems, ...unmet])
  return done
}

/**
 * Returns why rules refuse an item; a refused one leaves no change in the transaction. `was_public` of the item must
 * say whether its record is public now.
 */
async function carryOutItem(
  item: ReleaseItem,
  req: PayloadRequest,
): Promise<readonly ReleaseProblem[]> {
  const database = await databaseOf(req)
  await database.execute(sql`savepoint item`)
  const own = isolateObjectProperty(req, 'transactionID')
  try {
    await (item.act === 'publish' ? publish(item, own) : unpublish(item, own))
    await database.execute(sql`release savepoint item`)
    return []
  } catch (error) {
    const reasons = reasonsIn(error)
    if (reasons.length === 0) throw error
    await database.execute(sql`rollback to savepoint item`)
    const target = targetOf(item)
    const title = await titleOf(target, req)
    return reasons.map(({ field = '_status', message }) => ({
      message: `“${title}”: ${message}`,
      place: { target, field },
    }))
  }
}

/** A record is published before the records that need it. */
const ORDER: readonly CollectionSlug[] = ['festivals', 'venues', 'artists', 'partners', 'events']
/** An edition is taken down after its records. */
const LAST = ORDER.length + 1

function placeOf({ act, collection }: ReleaseItem): number {
  if (act === 'unpublish') return collection === 'festivals' ? LAST : -1
  const place = ORDER.findIndex((slug) => slug === collection)
  return place === -1 ? ORDER.length : place
}

async function unpublish(item: ReleaseItem, req: PayloadRequest): Promise<void> {
  if (item.was_public) await write(targetOf(item), { _status: 'draft' }, req)
}

async function publish(item: ReleaseItem, req: PayloadRequest): Promise<void> {
  const target = targetOf(item)
  const versions = await readVersions(target, req)
  const doc = await documentToPublish(item, versions, req)
  if (!doc) {
    const message =
      'The version that was scheduled is not kept any more: take the newest into the release'
    throw refusal(CONFLICT, message)
  }
  const pinned = versions.find(({ id }) => id === item.version)
  const newest = versions.at(-1)
  const fields = (values: Values) => pick(values, formFieldsOf(req, ownerOf(target)))
  const published = await write(target, { ...fields(doc), _status: 'published' }, req)
  if (!pinned || !newest || newest.isPublished || newest.id === pinned.id) return
  // A draft that was saved after the release was set stays a draft.
  const { value } = mergeRecord({ base: pinned.values, mine: newest.values, theirs: published })
  req.context.keepsDraft = true
  try {
    await write(target, fields(value), req, { draft: true })
  } finally {
    delete req.context.keepsDraft
  }
}

async function write(
  target: Target,
  data: Values,
  req: PayloadRequest,
  { draft = false } = {},
): Promise<Values> {
  const options = { data: { ...data }, depth: 0, draft }
  const doc: object =
    'global' in target
      ? await req.payload.updateGlobal({ slug: target.global, ...options, req: withAccount(req) })
      : await req.payload.update({ ...target, ...options, req })
  return { ...doc }
}

/**
 * When a global is saved, Payload checks access to its pictures by the account of the request, even if the system
 * saves. The person who set the release may have no such rights any more, so the request gets an account that has.
 */
function withAccount(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, 'user')
  const rights = { collection: 'users', role: 'administrator' }
  // Only the rights and, for the history, the email address are read.
  own.user = { ...rights, email: req.context.actsFor } as PayloadRequest['user']
  return own
}

function pick(values: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}
