import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../requests/database.ts'
import type { Change } from './history.ts'

/** `who` is an email, null for the system; `at` is by the festival's clock; `public`: visitors saw it at once. */
export type HistoryRow = Change & {
  readonly id: number
  /** An ISO instant. */
  readonly at: string
  readonly who: string | null
  readonly collection: string
  readonly code: string
  readonly public: boolean
}

/** `clauses` is the part of the query after the name of the table, from `where` on. */
export async function findHistoryRows(req: PayloadRequest, clauses: SQL): Promise<HistoryRow[]> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<HistoryRow & Record<string, unknown>>(sql`
    select id, at, who, collection, code, field, old, new, public from history ${clauses}`)
  // The driver returns times as text or as `Date`, by its settings.
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
