import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

type Drizzle = Payload['db']['drizzle']

/**
 * The database within the transaction of the request, so that our writes are committed or rolled back with the save.
 */
export async function databaseOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Drizzle> {
  const { db } = req.payload
  const transaction = req.transactionID === undefined ? undefined : await req.transactionID
  const session: unknown = transaction === undefined ? undefined : db.sessions?.[transaction]?.db
  return isDrizzle(session) ? session : db.drizzle
}

/** Payload's table of a collection, for SQL. */
export function tableOf(slug: string) {
  return sql.identifier(slug.replaceAll('-', '_'))
}

/** Payload's table of the versions of a collection or global, for SQL. */
export function versionsOf(slug: string) {
  return sql.identifier(`_${slug.replaceAll('-', '_')}_v`)
}

/** Whether a session is drizzle's, as with PostgreSQL. Payload's type also covers the sessions of other databases. */
function isDrizzle(session: unknown): session is Drizzle {
  return typeof session === 'object' && session !== null && 'execute' in session
}
