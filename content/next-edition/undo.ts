/** Takes a beginning back, until the switch: what it made and what visitors never saw (spec/content B22). */
import type { PayloadRequest } from 'payload'
import { withOneTransaction } from '../requests/one-transaction.ts'
import { wasEverPublic } from '../addresses/redirect-ledger.ts'
import { CONFLICT, NOT_FOUND } from '../requests/http-status.ts'
import { isSame, type Values } from '../saving/merge.ts'
import { readPublished, readRecord, writeDraft, type Target } from '../saving/record.ts'
import { revertRecord } from '../saving/save.ts'
import { tiersOf, type BegunEdition, type BegunRecord } from './begin.ts'
import { refusal } from '../requests/refusal.ts'

/** What *Undo* would do, to be read before. */
export interface UndoFacts {
  readonly year: number
  readonly from: number
  /** What goes, each with its title. */
  readonly removed: readonly UndoRecord[]
  /** Drafts over what was there before, which are taken back. */
  readonly takenBack: readonly UndoRecord[]
  /** Why it cannot be undone; absent when it can. */
  readonly refusal?: string
}

interface UndoRecord {
  readonly target: Target
  readonly title: string
  /** Somebody has saved it since: that goes too. */
  readonly isEdited: boolean
}

/** The beginning of a year; undefined where nothing was begun. */
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
  const reason = await findRefusal(begun, year, req)
  return {
    year,
    from: row.from,
    removed: await recordsOf(begun.made, req),
    takenBack: await recordsOf(begun.changed, req),
    ...(reason ? { refusal: reason } : {}),
  }
}

async function recordsOf(records: readonly BegunRecord[], req: PayloadRequest) {
  const found: UndoRecord[] = []
  for (const { target, title, at } of records) {
    const now = await readRecord(req, target).catch(() => undefined)
    // Somebody has deleted it.
    if (now) found.push({ target, title, isEdited: String(now['updatedAt']) !== at })
  }
  return found
}

const HANGING = ['events', 'guides', 'articles', 'participate'] as const

async function findRefusal(
  { made }: BegunEdition,
  year: number,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { payload } = req
  const site = await payload.findGlobal({ slug: 'site', depth: 0, req })
  if (site.festival_year === year) return `${year} is the current edition already`
  for (const { target, title } of made) {
    if ('collection' in target && (await wasEverPublic(req, target))) {
      return `Visitors have seen “${title}”: it can be taken down, and not undone`
    }
  }
  const edition = made.find(({ target }) => 'id' in target && target.collection === 'festivals')
  if (!edition || !('id' in edition.target)) return undefined
  for (const collection of HANGING) {
    const where = { festival: { equals: edition.target.id } }
    const { totalDocs } = await payload.count({ collection, where, req })
    if (totalDocs > 0) {
      return `${totalDocs} ${collection} belong to it already: delete them or give them another edition first`
    }
  }
  return undefined
}

/** Removes what was made and takes the drafts back. Throws a sentence where that is refused; then nothing has changed. */
export function undoBeginning(req: PayloadRequest, year: number): Promise<UndoFacts> {
  return withOneTransaction(req, async () => {
    const facts = await findUndoFacts(year, req)
    if (!facts) throw refusal(NOT_FOUND, `Nothing was begun for ${year}`)
    if (facts.refusal) throw refusal(CONFLICT, facts.refusal)
    for (const { target } of facts.takenBack) await takeBack(req, target, year)
    // The edition, the first that was made, goes last: the others may name it.
    for (const { target } of facts.removed.toReversed()) {
      if ('id' in target) await req.payload.delete({ ...target, overrideAccess: false, req })
    }
    await req.payload.delete({ collection: 'beginnings', where: { year: { equals: year } }, req })
    return facts
  })
}

/** Of a partner its tier of the year goes, of a menu its links; a draft that then says nothing else goes too. */
async function takeBack(req: PayloadRequest, target: Target, year: number): Promise<void> {
  const latest = await readRecord(req, target)
  const published = (await readPublished(req, target)) ?? {}
  const back: Values =
    'global' in target
      ? { navigation: published['navigation'] ?? [] }
      : { tiers: tiersOf(latest['tiers']).filter((row) => row['year'] !== year) }
  const isElse = Object.keys(published).some(
    (name) => !NOT_COMPARED.has(name) && !isSame({ ...latest, ...back }[name], published[name]),
  )
  if (isElse || Object.keys(published).length === 0) await writeDraft(req, target, back)
  else await revertRecord(req, target)
}

const NOT_COMPARED = new Set(['updatedAt', '_status'])
