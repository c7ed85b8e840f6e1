import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { findCurrentYear } from '../editions/find-editions.ts'
import { findUndoFacts, type UndoFacts, type UndoRecord } from '../next-edition/undo.ts'
import { globalLabel, labelText } from '../records/label-text.ts'
import { CONFLICT } from '../requests/http-status.ts'
import { refusal } from '../requests/refusal.ts'
import { ownerOf, readRecord } from '../saving/record.ts'
import type { Release } from '../payload-types.ts'
import { findPlannedOf, targetOf } from '../lookups/coming-releases.ts'
import { Existing, New, releaseNewest } from './set-release.ts'
import { Sure } from './switch-of-release.ts'

/** What was made for an edition, is not public, and is in no release. */
export interface LeftKind {
  readonly kind: string
  /** `6 partners`, `Header and menu` */
  readonly words: string
  readonly records: readonly UndoRecord[]
}

/**
 * Returns what could still be added to a release of an edition (spec/content B18, B22). Empty for an edition that was
 * not begun from another one, and once the site has switched to it.
 */
export async function findLeftOf(year: number, req: PayloadRequest): Promise<LeftKind[]> {
  if (year <= (await findCurrentYear(req))) return []
  return findLeftIn(await findUndoFacts(year, req), req)
}

/** Like `findLeftOf`, for facts that the caller has read. Does not ask which edition is current. */
export async function findLeftIn(
  facts: UndoFacts | undefined,
  req: PayloadRequest,
): Promise<LeftKind[]> {
  const drafts = [...(facts?.made ?? []), ...(facts?.takenBack ?? [])].filter(
    ({ state }) => state !== 'public',
  )
  const planned = new Set(await findPlannedOf(drafts, req))
  const left = drafts.filter((record) => !planned.has(record))
  const kinds = Map.groupBy(left, ({ target }) => ownerOf(target).collection)
  return [...kinds].map(([kind, records]) => ({ kind, records, words: wordsOf(records, req) }))
}

function wordsOf(records: readonly UndoRecord[], req: PayloadRequest): string {
  const [{ target } = { target: undefined }] = records
  if (!target) return ''
  if ('global' in target) return globalLabel(target.global, req)
  const { plural, singular } = req.payload.collections[target.collection].config.labels
  const count = records.length
  return `${count} ${labelText(count === 1 ? singular : plural, target.collection).toLowerCase()}`
}

export interface NotInRelease {
  readonly year: number
  /** `6 partners, Header and menu` */
  readonly words: string
}

/** For each edition that the release publishes: what was made for it and is in no release. */
export async function findNotIn({ items }: Release, req: PayloadRequest): Promise<NotInRelease[]> {
  const editions = (items ?? []).filter(
    ({ act, collection }) => act === 'publish' && collection === 'festivals',
  )
  const found = await Promise.all(
    editions.map(async (item): Promise<NotInRelease> => {
      const record = await readRecord(req, targetOf(item)).catch(() => undefined) // deleted since
      const year = Number(record?.['year'])
      const left = record ? await findLeftOf(year, req) : []
      return { year, words: left.map(({ words }) => words).join(', ') }
    }),
  )
  return found.filter(({ words }) => words !== '')
}

const Year = { year: v.number(), ...Sure }
/** `kinds` are the collections and globals to release. */
export const EditionRelease = v.union([
  v.object({ ...Year, ...Existing.entries }),
  v.object({ ...Year, ...New.entries, kinds: v.array(v.string()) }),
])

/** Adds the newest drafts of an edition that are in no release to one release: all of them, or nothing changes. */
export async function releaseEdition(
  { year, sure, ...asked }: v.InferOutput<typeof EditionRelease>,
  req: PayloadRequest,
): Promise<void> {
  const left = await findLeftOf(year, req)
  const wanted = 'kinds' in asked ? left.filter(({ kind }) => asked.kinds.includes(kind)) : left
  const targets = wanted.flatMap(({ records }) => records.map(({ target }) => target))
  if (targets.length === 0) {
    throw refusal(CONFLICT, 'Nothing is scheduled: choose something that is in no release yet')
  }
  await releaseNewest(targets, { into: asked, isSure: sure === 'yes' }, req)
}
