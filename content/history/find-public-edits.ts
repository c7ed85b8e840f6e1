import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '../requests/database.ts'
import type { HistoryRow } from './history-rows.ts'
import { publicEdits, TOLD_FIELDS, type PublicEdits } from './public-edits.ts'

/** An edition has fewer changes in a year, and older changes are no longer news. */
const MOST_ROWS = 500

/**
 * The newest rows of the history that matter to visitors, and the first publication of every event, even an old one:
 * compose needs it to leave out later publications. All of these are read each time, not only rows after the last
 * known id: of two concurrent saves, the one with the smaller id may be committed last.
 */
export async function findPublicEdits(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<readonly PublicEdits[]> {
  const database = await databaseOf({ payload, ...req })
  const fields = sql.join(
    TOLD_FIELDS.map((field) => sql`${field}`),
    sql`, `,
  )
  const { rows } = await database.execute<HistoryRow & Record<string, unknown>>(
    sql`with told as (
          select id, at, code, field, old, new from history
          where public and collection = 'events' and field in (${fields})
        )
        select * from told where id in (select id from told order by id desc limit ${MOST_ROWS})
          or id in (
            select min(id) from told where field = '_status' and new = '"published"' group by code
          )
        order by id`,
  )
  return rows.flatMap((row) => {
    const edits = publicEdits(row)
    const { id, at, code } = row
    return edits.length > 0 ? [{ id, at: new Date(at).toISOString(), code, edits }] : []
  })
}
