import { sql } from '@payloadcms/db-postgres/drizzle'
import { formatTime, wallTimeOf } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import { NAME_OF_WHO } from '../requests/account-name.ts'
import { databaseOf } from '../requests/database.ts'
import { settingsOf } from '../requests/settings.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { codeOf, ownerOf, type Target } from './record.ts'

export interface OthersChange {
  /** The top-level field of the record that contains the change. */
  readonly field: string
  /** A name; empty for the system. */
  readonly by: string
  /** By the festival's clock: 11.42am. */
  readonly at: string
}

/** What other people have changed since a version, the newest change first. `since` is `updatedAt` of that version. */
export async function findOthersChanges(
  req: PayloadRequest,
  target: Target,
  since: string,
): Promise<OthersChange[]> {
  const { clockOffsetMs } = settingsOf(req)
  const sinceByFestivalClock = new Date(Date.parse(since) + clockOffsetMs).toISOString()
  const { collection } = ownerOf(target)
  const code = await codeOf(req, target)
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ field: string; by: string; at: string }>(sql`
    select split_part(field, '.', 1) as field, at,
      coalesce(${NAME_OF_WHO}, '') as by
    from history
    where collection = ${collection} and code = ${code} and field <> '_status' and at > ${sinceByFestivalClock}
      and who is distinct from ${req.user?.email ?? null}
    order by id desc`)
  if (rows.length === 0) return []
  const zone = await festivalZone(req)
  return rows.map(({ at, ...change }) => ({
    ...change,
    at: formatTime(wallTimeOf(Date.parse(at), zone)),
  }))
}
