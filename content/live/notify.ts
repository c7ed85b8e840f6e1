import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

/** The channel on which the database names a saved document. */
export const CHANNEL = 'documents'

/** Names a changed document to every listener, in the transaction that saves it: it is heard after the commit. */
export const notifyChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await notify(req, `${collection.slug}/${String(doc.id)}`)
}

export const notifyDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await notify(req, `${collection.slug}/${String(id)}`)
}

export const notifyGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await notify(req, `globals/${global.slug}`)
}

async function notify(req: PayloadRequest, document: string): Promise<void> {
  const { db } = req.payload
  const transaction = req.transactionID === undefined ? undefined : await req.transactionID
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]
  // Payload types every adapter's session alike; PostgreSQL's is drizzle's.
  const connection = (session?.db ?? db.drizzle) as Pick<typeof db.drizzle, 'execute'>
  await connection.execute(sql`select pg_notify(${CHANNEL}, ${document})`)
}
