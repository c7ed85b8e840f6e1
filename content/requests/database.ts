import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

type Drizzle = Payload['db']['drizzle']

/** Within the transaction of the request, so that our writes are committed or rolled back with the save. */
export async function databaseOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Drizzle> {
  const { db } = req.payload
  const transaction = req.transactionID === undefined ? undefined : await req.transactionID
  const session: unknown = transaction === undefined ? undefined : db.sessions?.[transaction]?.db
  return isDrizzle(session) ? session : db.drizzle
}

export function tableOf(slug: string) {
  return sql.identifier(slug.replaceAll('-', '_'))
}

export function versionsOf(slug: string) {
  return sql.identifier(`_${slug.replaceAll('-', '_')}_v`)
}

/** Parameters for `in (…)`, one for each value. PostgreSQL accepts no empty list there. */
export function parametersOf(values: readonly (string | number)[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}

/** Payload's type also covers the sessions of other databases than PostgreSQL. */
function isDrizzle(session: unknown): session is Drizzle {
  return typeof session === 'object' && session !== null && 'execute' in session
}
