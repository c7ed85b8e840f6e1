import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import { databaseOf } from '../requests/database.ts'

/** The PostgreSQL channel for the names of saved documents. */
export const CHANNEL = 'documents'

/** The notice is part of the saving transaction, so it is sent after the commit. */
export const notifyChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await notify(req, `${collection.slug}/${String(doc.id)}`)
}

export const notifyDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await notify(req, `${collection.slug}/${String(id)}`)
}

export const notifyGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await notify(req, `globals/${global.slug}`)
}

/** To all listeners; `document` is the name of a document that has changed. */
export async function notify(req: PayloadRequest, document: string): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(sql`select pg_notify(${CHANNEL}, ${document})`)
}
