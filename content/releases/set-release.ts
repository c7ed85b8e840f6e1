/** Changes of releases, with the rights of the person who asks (spec/content B18). */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { localOf, wallTimeKind } from 'contract/rules/local-time.ts'
import { Forbidden, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { COLLECTION_RIGHTS, GLOBAL_RIGHTS } from '../access/rights.ts'
import { isOneOf, type Who } from '../access/roles.ts'
import { CONFLICT, NOT_FOUND } from '../requests/http-status.ts'
import { databaseOf } from '../requests/database.ts'
import { withOneTransaction } from '../requests/one-transaction.ts'
import { now } from '../requests/settings.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Release } from '../payload-types.ts'
import { isLocalDateTime } from '../rules/dates.ts'
import { instantWords } from '../rules/instant-words.ts'
import { ownerOf, readUpdatedAt, type Target } from '../saving/record.ts'
import { findReleaseProblems } from './carry-out.ts'
import {
  findComingReleases,
  isAbout,
  itemKeyOf,
  targetOf,
  type ReleaseItem,
} from '../lookups/coming-releases.ts'
import { dueAt } from './due.ts'
import { refusalOfProblems } from './problem.ts'
import { findSwitchOf, questionOf, Sure } from './switch-of-release.ts'
import { readVersions } from './versions.ts'
import { refusal, refusalAt } from '../requests/refusal.ts'

const Time = v.pipe(
  v.string(),
  v.check(isLocalDateTime, 'Give a day and a time, for example 14 March 2026, 10am'),
)

export const Existing = v.object({ release: v.number() })
export const New = v.object({
  at: Time,
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
})
type Into = v.InferOutput<typeof Existing> | v.InferOutput<typeof New>

interface Asked {
  readonly into: Into
  /** True if the person was asked about a switch of the current edition and means it. */
  readonly isSure: boolean
}

export const Setting = v.object({
  act: v.picklist(['publish', 'unpublish']),
  /** `updatedAt` of the version that the person has seen. */
  seen: v.string(),
  into: v.union([Existing, New]),
  ...Sure,
})
export type Setting = v.InferOutput<typeof Setting>

export const Move = v.object({ at: Time })
export const TakeOut = v.object({ item: v.string() })

/** Those who may publish now may also publish later. */
export function mayRelease(collection: string, req: PayloadRequest): boolean {
  const rights: Readonly<Record<string, { readonly publish: Who }>> = {
    ...COLLECTION_RIGHTS,
    ...GLOBAL_RIGHTS,
  }
  return isOneOf(rights[collection]?.publish ?? [], req)
}

/** Adds the newest version. Refuses if the person has seen an older one. */
export async function setRelease(
  target: Target,
  { act, seen, into, sure }: Setting,
  req: PayloadRequest,
): Promise<void> {
  refuseWithoutRight(target, req)
  const version = act === 'publish' ? await newestSeen(target, seen, req) : null
  await setItems([{ ...itemKeyOf(target), act, version }], { into, isSure: sure === 'yes' }, req)
}

/** Adds the newest versions of all records or of none. */
export async function releaseNewest(
  targets: readonly Target[],
  asked: Asked,
  req: PayloadRequest,
): Promise<void> {
  const items: ReleaseItem[] = []
  for (const target of targets) {
    refuseWithoutRight(target, req)
    const version = (await readVersions(target, req)).at(-1)?.id ?? null
    items.push({ ...itemKeyOf(target), act: 'publish', version })
  }
  await setItems(items, asked, req)
}

function refuseWithoutRight(target: Target, req: PayloadRequest): void {
  if (!mayRelease(ownerOf(target).collection, req)) throw new Forbidden(req.t)
}

/**
 * Removes items for the same record and the same act from every other coming release. If the release would fail now,
 * or the person must be asked first, throws a refusal and changes nothing.
 */
async function setItems(
  added: readonly ReleaseItem[],
  { into, isSure }: Asked,
  req: PayloadRequest,
): Promise<void> {
  const isReplaced = (each: ReleaseItem) =>
    added.some(({ act, ...key }) => each.act === act && isAbout(each, targetOf(key)))
  await withOneTransaction(req, async () => {
    const release = 'release' in into ? await lockOpen(into.release, req) : undefined
    const earlier = (await findComingReleases(req)).filter(({ items }) => items?.some(isReplaced))
    const others = (release?.items ?? []).filter((each) => !isReplaced(each))
    const items = [...others, ...added]
    if ('at' in into) await refuseTime(into.at, req)
    const at = 'at' in into ? into.at : (release?.at ?? '')
    const unchanged = release ? 'The release stays as it was.' : await unchangedWords(earlier, req)
    await refuseProblem({ at, items, set_by: emailOf(req) }, req, unchanged)
    if (!isSure) await askAboutSwitch({ at, items }, release, req)
    for (const other of earlier) {
      if (other.id !== release?.id) await keepItems(other, (each) => !isReplaced(each), req)
    }
    if (release) await write(release.id, { items, problem: null }, req)
    else if ('at' in into) {
      const data = { at: into.at, name: into.name, items, set_by: emailOf(req) }
      await req.payload.create({ collection: 'releases', data: { ...data, state: 'set' }, req })
    }
  })
}

export function moveRelease(id: number, at: string, req: PayloadRequest): Promise<void> {
  return withOneTransaction(req, async () => {
    const release = await lockOpen(id, req)
    await refuseTime(at, req)
    await setAgain(release, at, req)
  })
}

/** Sets a failed release to the present time, so that the runner carries it out at once. Refuses if it would fail. */
export function tryAgain(id: number, req: PayloadRequest): Promise<void> {
  return withOneTransaction(req, async () => {
    const release = await lockOpen(id, req)
    if (release.state !== 'failed') throw refusal(CONFLICT, 'This release has not failed')
    const at = localOf(now(req), await festivalZone(req))
    const problems = await findReleaseProblems(req.payload, { ...release, at }, { isDue: true })
    if (problems.length > 0) throw refusalOfProblems({ unchanged: 'It failed again.', problems })
    await writeSet(release, at, req)
  })
}

/**
 * Deletes a release that is still to come or has failed; its records stay as they are. Throws 404 if it was carried
 * out or cancelled, and `Forbidden` if the person may not release one of its records.
 */
export function cancelRelease(id: number, req: PayloadRequest): Promise<void> {
  return withOneTransaction(req, async () => {
    await lockOpen(id, req)
    await req.payload.delete({ collection: 'releases', id, req })
  })
}

/** A release without records is deleted. */
export function takeOut(id: number, item: string, req: PayloadRequest): Promise<void> {
  return withOneTransaction(req, async () => {
    const release = await lockOpen(id, req)
    await keepItems(release, (each) => each.id !== item, req)
  })
}

async function setAgain(release: Release, at: string, req: PayloadRequest): Promise<void> {
  const set = release.state === 'set' ? [release] : []
  await refuseProblem({ ...release, at }, req, await unchangedWords(set, req))
  await writeSet(release, at, req)
}

async function writeSet(release: Release, at: string, req: PayloadRequest): Promise<void> {
  const data = { at, state: 'set' as const, problem: null, ended_at: null, set_by: emailOf(req) }
  await write(release.id, data, req)
}

async function keepItems(
  release: Release,
  keeps: (item: ReleaseItem) => boolean,
  req: PayloadRequest,
): Promise<void> {
  const items = (release.items ?? []).filter(keeps)
  if (items.length === 0) await req.payload.delete({ collection: 'releases', id: release.id, req })
  else
    await write(release.id, { items, ...(release.state === 'set' ? { problem: null } : {}) }, req)
}

async function write(id: number, data: Partial<Release>, req: PayloadRequest): Promise<void> {
  await req.payload.update({ collection: 'releases', id, data, depth: 0, req })
}

/** Locks a release that has not been carried out until the transaction ends. */
async function lockOpen(id: number, req: PayloadRequest): Promise<Release> {
  const database = await databaseOf(req)
  await database.execute(sql`select id from releases where id = ${id} for update`)
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { id: { equals: id }, state: { not_equals: 'done' } },
    depth: 0,
    limit: 1,
    req,
  })
  const [release] = docs
  if (!release)
    throw refusal(NOT_FOUND, 'This release is not there any more: it was carried out or cancelled')
  const isAllowed = (release.items ?? []).every(({ collection }) => mayRelease(collection, req))
  if (!isAllowed) throw new Forbidden(req.t)
  return release
}

async function newestSeen(target: Target, seen: string, req: PayloadRequest): Promise<number> {
  const newest = (await readVersions(target, req)).at(-1)
  if (!newest || (await readUpdatedAt(req, target)) !== seen)
    throw refusal(CONFLICT, 'Somebody changed this just now. Look at it, then set it again')
  return newest.id
}

async function unchangedWords(
  [set]: readonly Pick<Release, 'at'>[],
  req: PayloadRequest,
): Promise<string> {
  if (!set) return 'Nothing is scheduled.'
  const zone = await festivalZone(req)
  return `The release stays set for ${instantWords(dueAt(set, zone), zone)}.`
}

/** `unchanged` is a sentence that says what stays as it was. */
async function refuseProblem(
  release: Pick<Release, 'at' | 'items' | 'set_by'>,
  { payload }: PayloadRequest,
  unchanged: string,
): Promise<void> {
  const problems = await findReleaseProblems(payload, release)
  if (problems.length > 0) throw refusalOfProblems({ unchanged, problems })
}

/** Does not ask if `before`, the release as it is stored, makes the same switch already. */
async function askAboutSwitch(
  release: Pick<Release, 'at' | 'items'>,
  before: Release | undefined,
  req: PayloadRequest,
): Promise<void> {
  const asked = await findSwitchOf(release, req)
  if (!asked) return
  const isAnswered = before && (await findSwitchOf(before, req))?.words === asked.words
  if (!isAnswered) throw questionOf(asked)
}

/** A time may not exist because the clocks change. */
async function refuseTime(at: string, req: PayloadRequest): Promise<void> {
  const zone = await festivalZone(req)
  if (wallTimeKind(at, zone) === 'gap')
    throw refusalAt('at', 'Clocks jump over this hour: choose another')
  const nowMs = now(req)
  if (at > localOf(nowMs, zone)) return
  throw refusalAt('at', `This time has passed: it is ${instantWords(nowMs, zone)}`)
}

function emailOf({ user }: PayloadRequest): string | null {
  return user?.email ?? null
}
