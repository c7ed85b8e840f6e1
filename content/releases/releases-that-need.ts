import type { PayloadRequest } from 'payload'
import { findCurrentYear } from '../editions/find-editions.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { findComingReleases, isAbout, targetOf } from '../lookups/coming-releases.ts'
import type { Release } from '../payload-types.ts'
import type { RecordKey } from '../records/record-key.ts'
import { instantWords } from '../rules/instant-words.ts'
import { documentToPublish, dueAt } from './due.ts'
import { needsOf } from './needs.ts'
import { titleOf } from './titles.ts'
import { readVersions } from './versions.ts'

/**
 * Finds the coming releases that would fail if a public record were taken down, because they publish something that
 * needs it. Returns one sentence for each. A release that publishes the record itself does not fail.
 */
export async function findReleasesThatNeed(
  owner: RecordKey,
  req: PayloadRequest,
): Promise<string[]> {
  const releases = await findComingReleases(req)
  if (releases.length === 0) return []
  const zone = await festivalZone(req)
  const currentYear = await findCurrentYear(req)
  const sentences = releases.map(async (release) => {
    const titles = await titlesThatNeed(owner, release, currentYear, req)
    if (titles.length === 0) return []
    const need = titles.length === 1 ? 'needs' : 'need'
    const due = instantWords(dueAt(release, zone), zone)
    return [`The release of ${due} would fail: ${titles.join(', ')} ${need} it`]
  })
  return (await Promise.all(sentences)).flat()
}

async function titlesThatNeed(
  owner: RecordKey,
  { items }: Release,
  currentYear: number,
  req: PayloadRequest,
): Promise<string[]> {
  const published = (items ?? []).filter(({ act }) => act === 'publish')
  if (published.some((item) => isAbout(item, owner))) return []
  const titles: string[] = []
  for (const item of published) {
    const target = targetOf(item)
    const record = await documentToPublish(item, await readVersions(target, req), req)
    const needs = record ? await needsOf(record, { currentYear }, req) : []
    if (needs.some(({ collection, id }) => collection === owner.collection && id === owner.id))
      titles.push(`“${await titleOf(target, req)}”`)
  }
  return titles
}
