import type { PayloadRequest } from 'payload'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Release } from '../payload-types.ts'
import { warning, type Finding } from '../rules/finding.ts'
import { instantWords } from '../rules/instant-words.ts'
import type { Target } from '../saving/record.ts'
import { findComingReleases, isAbout } from '../lookups/coming-releases.ts'
import { dueAt } from './due.ts'
import { findFailed } from './find-failed.ts'

/** For the form: releases of the record that failed, or would fail in the present situation. */
export async function findReleaseFindings(target: Target, req: PayloadRequest): Promise<Finding[]> {
  const isIn = ({ items }: Release) => items?.some((item) => isAbout(item, target))
  const failed = (await findFailed(req)).filter(isIn)
  const waiting = (await findComingReleases(req)).filter(
    (release) => isIn(release) && release.problem,
  )
  // An open form calls this after each change, so the time zone is read only when it is needed.
  if (failed.length + waiting.length === 0) return []
  const zone = await festivalZone(req)
  return [
    ...failed.map((release) => findingOf(release, 'failed', zone)),
    ...waiting.map((release) => findingOf(release, 'would fail', zone)),
  ]
}

function findingOf(release: Release, state: 'failed' | 'would fail', zone: string): Finding {
  const due = instantWords(dueAt(release, zone), zone)
  const problem = release.problem || 'Why is not known.'
  return warning('_status', `The release of ${due} ${state}. ${problem}`)
}
