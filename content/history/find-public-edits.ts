import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '../hooks/database.ts'
import type { HistoryRow } from './history-rows.ts'
import { publicEdits, TOLD_FIELDS, type PublicEdits } from './public-edits.ts'

/** The newest: an edition is changed less often in a year, and what is older is nobody's news. */
const MOST_ROWS = 500

/** The rows of the history that say something to visitors, of those after a row. A row that is public never changes. */
export async function findPublicEdits(
  payload: Payload,
  { after, req = {} }: { readonly after: number; readonly req?: Partial<PayloadRequest> },
): Promise<readonly PublicEdits[]> {
  const database = await databaseOf({ payload, ...req })
  const fields = sql.join(
    TOLD_FIELDS.map((field) => sql`${field}`),
    sql`, `,
  )
  const { rows } = await database.execute<HistoryRow & Record<string, unknown>>(
    sql`select id, at, code, field, old, new from history
        where public and collection = 'events' and field in (${fields}) and id > ${after}
        order by id desc limit ${MOST_ROWS}`,
  )
  return rows.flatMap((row) => {
    const edits = publicEdits(row)
    const { id, at, code } = row
    return edits.length > 0 ? [{ id, at: new Date(at).toISOString(), code, edits }] : []
  })
}
