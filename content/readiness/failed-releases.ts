import type { PayloadRequest } from 'payload'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Release } from '../payload-types.ts'
import { targetOf } from '../lookups/coming-releases.ts'
import { dueAt } from '../releases/due.ts'
import { findFailed } from '../releases/find-failed.ts'
import type { ReleaseProblem } from '../releases/problem.ts'
import { titleOf } from '../releases/titles.ts'
import { instantWords } from '../rules/instant-words.ts'
import type { Todo } from './todo.ts'

/**
 * One row for each problem, which leads to the field where staff can fix it. A release that no rule refused has one
 * row, which leads to its first record.
 */
export async function findFailedReleases(req: PayloadRequest): Promise<Todo[]> {
  const [failed, zone] = await Promise.all([findFailed(req), festivalZone(req)])
  const rows = await Promise.all(failed.map((release) => todosOf(release, zone, req)))
  return rows.flat()
}

function todosOf(release: Release, zone: string, req: PayloadRequest): Promise<Todo[]> {
  const due = `It was due on ${instantWords(dueAt(release, zone), zone)}.`
  return Promise.all(
    problemsOf(release).map(async ({ message, place: { target, field } }) => {
      const record = { ...target, title: await titleOf(target, req) }
      return { group: 'release' as const, record, field, message: `${due} ${message}` }
    }),
  )
}

function problemsOf({ problem, problem_at: problems, items }: Release): ReleaseProblem[] {
  // The runner of releases wrote them in this form.
  if (Array.isArray(problems) && problems.length > 0) return problems as unknown as ReleaseProblem[]
  const first = (items ?? []).slice(0, 1)
  return first.map((item) => ({
    message: problem ?? '',
    place: { target: targetOf(item), field: '_status' },
  }))
}
