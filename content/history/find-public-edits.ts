import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, parametersOf } from '../requests/database.ts'
import type { HistoryRow } from './history-rows.ts'
import { publicEdits, TOLD_FIELDS, type PublicEdits } from './public-edits.ts'

/** A judgement: an event has fewer changes, and older ones are no longer news. */
const MOST_ROWS_OF_AN_EVENT = 50

/**
 * Returns the newest rows of the history that matter to visitors, and the first publication, of the events with these
 * codes; of all events if there are no `codes`. Compose needs the first publication, however old, to leave out later
 * ones. All rows of an event are read each time, not only those after the last known id: of two concurrent saves, the
 * one with the smaller id may be committed last.
 */
export async function findPublicEdits(
  payload: Payload,
  { codes, req = {} }: { codes?: readonly string[]; req?: Partial<PayloadRequest> } = {},
): Promise<readonly PublicEdits[]> {
  const database = await databaseOf({ payload, ...req })
  const isNamed = codes ? sql`code in (${parametersOf(codes)})` : sql`true`
  const { rows } = await database.execute<HistoryRow & Record<string, unknown>>(
    sql`select id, at, code, field, old, new from (
          select id, at, code, field, old, new,
            row_number() over (partition by code order by id desc) as age,
            min(id) filter (where field = '_status' and new = '"published"')
              over (partition by code) as first
          from history
          where public and collection = 'events' and field in (${parametersOf(TOLD_FIELDS)})
            and ${isNamed}
        ) as told
        where age <= ${MOST_ROWS_OF_AN_EVENT} or id = first
        order by id`,
  )
  return rows.flatMap((row) => {
    const edits = publicEdits(row)
    const { id, at, code } = row
    return edits.length > 0 ? [{ id, at: new Date(at).toISOString(), code, edits }] : []
  })
}
