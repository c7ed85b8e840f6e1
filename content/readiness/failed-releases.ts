/** The releases that failed, as rows of the studio's home. */
import type { PayloadRequest } from 'payload'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Release } from '../payload-types.ts'
import { dueAt, targetOf } from '../releases/due.ts'
import { findFailed } from '../releases/failed.ts'
import type { ProblemPlace } from '../releases/problem.ts'
import { titleOf } from '../releases/titles.ts'
import { instantWords } from '../rules/instant-words.ts'
import type { Todo } from './todo.ts'

/**
 * Returns one row for each failed release. It leads to the field where staff can fix the problem, or else to the
 * first record of the release.
 */
export async function findFailedReleases(req: PayloadRequest): Promise<Todo[]> {
  const [failed, zone] = await Promise.all([findFailed(req), festivalZone(req)])
  const rows = await Promise.all(failed.map((release) => todoOf(release, zone, req)))
  return rows.flat()
}

async function todoOf(release: Release, zone: string, req: PayloadRequest): Promise<Todo[]> {
  const { target, field } = placeOf(release)
  if (!target) return []
  const record = { ...target, title: await titleOf(target, req) }
  const message = `It was due on ${instantWords(dueAt(release, zone), zone)}. ${release.problem ?? ''}`
  return [{ group: 'release', record, field, message }]
}

function placeOf({ problem_at: place, items }: Release): Partial<ProblemPlace> & { field: string } {
  if (place) return place as unknown as ProblemPlace // the runner wrote it
  const [first] = items ?? []
  return { ...(first ? { target: targetOf(first) } : {}), field: '_status' }
}
