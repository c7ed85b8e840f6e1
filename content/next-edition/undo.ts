/**
 * Undoes a beginning with all that was made for its edition since, until the site switches to it (spec/content B22).
 */
import type { PayloadRequest } from 'payload'
import { OF_EDITION } from '../editions/of-edition.ts'
import { withOneTransaction } from '../requests/one-transaction.ts'
import { fieldsOfForm } from '../history/record-versions.ts'
import { findPlannedOf } from '../lookups/coming-releases.ts'
import { titleOf } from '../lookups/find-records.ts'
import { placesIn } from '../lookups/mentions.ts'
import { globalLabel } from '../records/label-text.ts'
import { isPublic, wasEverPublic } from '../addresses/redirect-ledger.ts'
import { findCurrentYear } from '../editions/find-editions.ts'
import { CONFLICT, NOT_FOUND } from '../requests/http-status.ts'
import { WITHOUT_TITLE } from '../rules/title.ts'
import { isSame, type Values } from '../saving/merge.ts'
import { readPublished, readRecord, writeDraft, type Target } from '../saving/record.ts'
import { revertRecord } from '../saving/save.ts'
import { takeDown } from '../take-down/take-down.ts'
import { menuBack, tiersOf, type BegunEdition, type BegunRecord } from './begin.ts'
import { refusal } from '../requests/refusal.ts'
import type { Years } from './into-year.ts'
import { createLastYearCheck } from './words-of-last-year.ts'

/** Shown before somebody confirms *Undo*. */
export interface UndoFacts {
  readonly year: number
  readonly from: number
  /** The edition comes first. */
  readonly made: readonly UndoRecord[]
  readonly removed: readonly UndoRecord[]
  /** Visitors have seen these: they are withdrawn, not deleted, and their addresses answer that they are gone. */
  readonly takenDown: readonly UndoRecord[]
  /** Records from before the beginning whose drafts would be taken back. */
  readonly takenBack: readonly UndoRecord[]
  /** Why the beginning cannot be undone; absent if it can. */
  readonly refusal?: string
}

export interface UndoRecord {
  readonly target: Target
  readonly title: string
  /** True if staff made or saved the record after the beginning. That work would be lost. */
  readonly isEdited: boolean
  /** `changed` means public, with changes in a draft. */
  readonly state: 'draft' | 'changed' | 'public'
  /** The labels of the fields whose texts still name the edition before; empty unless the record is a copy. */
  readonly stale: readonly string[]
}

interface Facts {
  readonly check: Awaited<ReturnType<typeof createLastYearCheck>>
  readonly req: PayloadRequest
}

/** Returns undefined if the year was not begun from another one. */
export async function findUndoFacts(
  year: number,
  req: PayloadRequest,
): Promise<UndoFacts | undefined> {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'beginnings',
    where: { year: { equals: year } },
    limit: 1,
    req,
  })
  const [row] = docs
  if (!row) return undefined
  const begun = row.begun as unknown as BegunEdition // `beginNextEdition` wrote it
  const current = await findCurrentYear(req)
  const facts = { check: await createLastYearCheck(row, req), req }
  // The edition was made first and is removed last, because the other records refer to it.
  const all = [
    ...(await findMadeSince(year, facts)),
    ...(await recordsOf(begun.made, facts)).toReversed(),
  ]
  const seen = await Promise.all(all.map(({ target }) => wasSeen(target, req)))
  const takenDown = all.filter((_, index) => seen[index])
  const takenBack = [...(await recordsOf(begun.changed, facts)), ...(await findSwitch(year, facts))]
  const why =
    current >= year
      ? `${year} is ${current === year ? 'the current' : 'a past'} edition already`
      : (await findPlannedOf([...all, ...takenBack], req)).length > 0
        ? // The release would publish that record again after the undo.
          'some of it is in a release, which you can cancel under Releases'
        : undefined
  return {
    year,
    from: row.from,
    made: all.toReversed(),
    removed: all.filter(
      ({ target }, index) => !seen[index] && !(isEdition(target) && takenDown.length > 0),
    ),
    takenDown,
    takenBack,
    ...(why === undefined ? {} : { refusal: why }),
  }
}

/** Returns the site settings if their draft switches to the year. */
async function findSwitch(year: number, facts: Facts): Promise<UndoRecord[]> {
  const now = await readRecord(facts.req, SITE)
  return now['festival_year'] === year
    ? [await describe(SITE, now, { isEdited: true, ...facts })]
    : []
}

const SITE = { global: 'site' } as const

async function recordsOf(records: readonly BegunRecord[], facts: Facts) {
  const found: UndoRecord[] = []
  for (const { target, at } of records) {
    const now = await readRecord(facts.req, target).catch(() => undefined)
    // Without `now`, somebody has deleted the record.
    if (now)
      found.push(await describe(target, now, { isEdited: now['updatedAt'] !== at, ...facts }))
  }
  return found
}

async function findMadeSince(year: number, facts: Facts): Promise<UndoRecord[]> {
  const { req } = facts
  const found = await Promise.all(
    OF_EDITION.map(async (collection) => {
      const where = { 'festival.year': { equals: year } }
      const options = { collection, where, draft: true, depth: 0, pagination: false, req } as const
      const { docs } = await req.payload.find(options)
      return Promise.all(
        docs.map((doc) =>
          describe({ collection, id: doc.id }, { ...doc }, { isEdited: true, ...facts }),
        ),
      )
    }),
  )
  return found.flat()
}

/** `now` is the newest version. */
async function describe(
  target: Target,
  now: Values,
  { isEdited, check, req }: Facts & Pick<UndoRecord, 'isEdited'>,
): Promise<UndoRecord> {
  const title =
    'global' in target
      ? globalLabel(target.global, req)
      : titleOf(now, req.payload.collections[target.collection].config.admin.useAsTitle)
  const placeAt = placesIn(fieldsOfForm(target, req).fields, now)
  const isChanged = now['_status'] !== 'published'
  const isPublicToo = isChanged && (await readPublished(req, target)) !== undefined
  return {
    target,
    title: title || WITHOUT_TITLE,
    isEdited,
    state: isPublicToo ? 'changed' : isChanged ? 'draft' : 'public',
    stale: check(target, now).map(({ field }) => placeAt(field)),
  }
}

async function wasSeen(target: Target, req: PayloadRequest): Promise<boolean> {
  return 'id' in target && (await wasEverPublic(req, target))
}

function isEdition(target: Target): boolean {
  return 'collection' in target && target.collection === 'festivals'
}

/**
 * Removes what was made, withdraws what visitors have seen of it, and takes drafts back. If that is refused, throws
 * an error with the reason and changes nothing.
 */
export function undoBeginning(req: PayloadRequest, year: number): Promise<UndoFacts> {
  return withOneTransaction(req, async () => {
    const facts = await findUndoFacts(year, req)
    if (!facts) throw refusal(NOT_FOUND, `Nothing was begun for ${year}`)
    if (facts.refusal) throw refusal(CONFLICT, facts.refusal)
    for (const { target } of facts.takenBack)
      await takeBack(req, target, { from: facts.from, to: year })
    const reason = `The plans for ${year} have changed.`
    for (const { target } of facts.takenDown) {
      if ('id' in target && (await isPublic(req, target)))
        await takeDown(target, { how: 'withdrawn', reason }, req)
    }
    for (const { target } of facts.removed) {
      if ('id' in target) await req.payload.delete({ ...target, overrideAccess: false, req })
    }
    await req.payload.delete({ collection: 'beginnings', where: { year: { equals: year } }, req })
    return facts
  })
}

/**
 * A partner loses its tier of the year, a menu its new links and years, the site settings the switch. A draft without
 * other changes is removed.
 */
async function takeBack(req: PayloadRequest, target: Target, years: Years): Promise<void> {
  const latest = await readRecord(req, target)
  const published = (await readPublished(req, target)) ?? {}
  const back: Values =
    'global' in target
      ? target.global === 'site'
        ? { festival_year: published['festival_year'] }
        : menuBack(target.global === 'footer' ? 'footer' : 'header', latest, years)
      : { tiers: tiersOf(latest['tiers']).filter((row) => row['year'] !== years.to) }
  const isElse = Object.keys(published).some(
    (name) => !NOT_COMPARED.has(name) && !isSame({ ...latest, ...back }[name], published[name]),
  )
  if (isElse || Object.keys(published).length === 0) await writeDraft(req, target, back)
  else await revertRecord(req, target)
}

const NOT_COMPARED = new Set(['updatedAt', '_status'])
