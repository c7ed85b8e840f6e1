import type { CollectionSlug, PayloadRequest } from 'payload'
import { textOfKey, type RecordKey } from '../records/record-key.ts'
import { findVisible } from '../lookups/hidden-records.ts'
import { findEditionOfYear } from '../editions/find-editions.ts'
import type { Event, Site } from '../payload-types.ts'
import { idOf, type Relation } from '../rules/finding.ts'
import type { Values } from '../saving/merge.ts'
import type { Target } from '../saving/record.ts'
import { isAbout, targetOf, type ReleaseItem } from '../lookups/coming-releases.ts'
import { type Released } from './due.ts'
import type { ReleaseProblem } from './problem.ts'
import { titleOf } from './titles.ts'
import { readPublic } from './versions.ts'

interface Before {
  readonly isDue: boolean
  /** What other releases will change before this one; none when it is carried out. */
  readonly ahead: readonly Released[]
  readonly currentYear: number
  readonly refused: readonly ReleaseItem[]
}

interface Need extends RecordKey {
  /** The role of the needed record: `venue`. */
  readonly words: string
}

/**
 * Finds the records that are not public although published items depend on them: visitors would not find those
 * (spec/content B18). Returns one problem for each, whose `place` is the record's form. Refused records are left out,
 * because their refusal is a problem already. `done` are the other items. Call this after they were carried out, in
 * the same transaction.
 */
export async function findUnmetNeeds(
  done: readonly ReleaseItem[],
  before: Before,
  req: PayloadRequest,
): Promise<ReleaseProblem[]> {
  const unmet: (Need & { readonly of: Target })[] = []
  for (const item of done.filter(({ act }) => act === 'publish')) {
    const of = targetOf(item)
    const record = await readPublic(of, req)
    for (const need of record ? await needsOf(record, before, req) : [])
      if (!(await isMet(need, before, req))) unmet.push({ ...need, of })
  }
  const byNeed = Map.groupBy(unmet, (need) => `${need.words} ${textOfKey(need)}`)
  return Promise.all([...byNeed.values()].map((same) => problemOf(same, before, req)))
}

async function problemOf(
  [first, ...others]: readonly (Need & { readonly of: Target })[],
  { isDue }: Before,
  req: PayloadRequest,
): Promise<ReleaseProblem> {
  if (!first) throw new Error('There is no need')
  const { collection, id, words, of } = first
  const [title, needed] = [await titleOf(of, req), await titleOf({ collection, id }, req)]
  const [who, all] =
    others.length === 0
      ? [`“${title}”: its`, 'both']
      : [`“${title}” and ${others.length} more: their`, 'all']
  const when = isDue ? '' : ' by then'
  return {
    message: `${who} ${words} “${needed}” is not public${when}. Publish it first, or set one named release for ${all}.`,
    place: { target: { collection, id }, field: '_status' },
  }
}

/**
 * The edition and the venues that a record needs; a withdrawn record needs neither. The site settings need an edition
 * only if they switch to it: a festival may release other settings before its first edition is public, although they
 * name that edition.
 */
export async function needsOf(
  record: Values,
  { currentYear }: Pick<Before, 'currentYear'>,
  req: PayloadRequest,
): Promise<Need[]> {
  // Only events have most of these fields. Other records have `festival`, and the site settings `festival_year`.
  const {
    festival,
    festival_year: year,
    sessions,
    venues,
    withdrawn,
  } = record as Partial<Event & Site>
  if (withdrawn) return []
  return [
    ...(year && year !== currentYear
      ? needs('festivals', 'current edition', [await findEditionOfYear(year, req)])
      : []),
    ...needs('festivals', 'edition', [festival]),
    ...needs('venues', 'venue', [...(venues ?? []), ...(sessions ?? []).map(({ venue }) => venue)]),
  ]
}

function needs(collection: CollectionSlug, words: string, relations: readonly Relation[]): Need[] {
  const ids = new Set(relations.map(idOf).filter((id) => id !== undefined))
  return [...ids].map((id) => ({ collection, id, words }))
}

async function isMet(
  { collection, id }: Need,
  { ahead, refused }: Before,
  req: PayloadRequest,
): Promise<boolean> {
  const released = ahead.find((each) => isAbout(each, { collection, id }))
  if (released) return released.doc !== undefined
  if (refused.some((item) => isAbout(item, { collection, id }))) return true
  return (await findVisible(collection, [id], req)).has(id)
}
