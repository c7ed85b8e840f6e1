/** The releases that failed, as rows of the studio's home. */
import type { PayloadRequest } from 'payload'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Release } from '../payload-types.ts'
import { dueAt, targetOf } from '../releases/due.ts'
import { findFailed } from '../releases/failed.ts'
import { titleOf } from '../releases/titles.ts'
import { instantWords } from '../rules/instant-words.ts'
import type { Todo, TodoRecord } from './todo.ts'

/** One row for each failed release. It leads to the record that the reason names, otherwise to the first record. */
export async function findFailedReleases(req: PayloadRequest): Promise<Todo[]> {
  const [failed, zone] = await Promise.all([findFailed(req), festivalZone(req)])
  const rows = await Promise.all(failed.map((release) => todoOf(release, zone, req)))
  return rows.flat()
}

async function todoOf(release: Release, zone: string, req: PayloadRequest): Promise<Todo[]> {
  const problem = release.problem ?? ''
  const records = await Promise.all(
    (release.items ?? []).map(async (item): Promise<TodoRecord> => {
      const target = targetOf(item)
      return { ...target, title: await titleOf(target, req) }
    }),
  )
  const record = records.find(({ title }) => problem.startsWith(`“${title}”`)) ?? records[0]
  if (!record) return []
  const message = `It was due on ${instantWords(dueAt(release, zone), zone)}. ${problem}`
  return [{ group: 'release', record, field: '_status', message }]
}
