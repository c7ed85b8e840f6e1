import type { Payload, PayloadRequest } from 'payload'

/** The database inside the saving transaction, so that what is written here is kept or lost with the save. */
export async function databaseOf(req: PayloadRequest): Promise<Payload['db']['drizzle']> {
  const { db } = req.payload
  const transaction = req.transactionID === undefined ? undefined : await req.transactionID
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]
  // Payload types the session of any database; this one's is drizzle.
  return (session?.db as typeof db.drizzle | undefined) ?? db.drizzle
}
