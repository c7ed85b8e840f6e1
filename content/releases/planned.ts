import { createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { now } from '../requests/settings.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { findComingReleases } from '../lookups/coming-releases.ts'
import { dueAt } from './due.ts'
import { findFailed } from './find-failed.ts'
import { badgeWords } from './words.ts'

/** By id, for lists: `Goes live Sat 14 March, 10am`, `Release would fail`, `Release failed`. */
export async function findPlannedReleases(
  payload: Payload,
  collection: CollectionSlug,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const req = await createLocalReq({}, payload)
  const zone = await festivalZone(req)
  const present = { nowMs: now({ payload }), zone }
  const said = new Map<number, string[]>()
  const say = (record: number, words: string) =>
    said.set(record, [...new Set([...(said.get(record) ?? []), words])])
  for (const release of await findComingReleases(req)) {
    for (const item of release.items ?? []) {
      if (item.collection !== collection) continue
      say(item.record, badgeWords(item.act, dueAt(release, zone), present))
      if (release.problem) say(item.record, 'Release would fail')
    }
  }
  for (const { items } of await findFailed(req)) {
    for (const item of items ?? []) {
      if (item.collection === collection) say(item.record, 'Release failed')
    }
  }
  return said
}
