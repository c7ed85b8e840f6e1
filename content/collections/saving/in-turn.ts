/**
 * Saves of one record wait for each other, whichever way they come: through our endpoints, as a PATCH of one or of many, by
 * restoring a version. Each reads what the one before it has saved, so that none undoes what it did not see.
 */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { isBySystem } from '../hooks/by-system.ts'
import { databaseOf } from '../hooks/database.ts'
import type { Owner } from './sitting.ts'

/**
 * Waits until nobody else is saving the record, and keeps others waiting until the transaction ends. Without an id: all
 * records of the collection, or the global.
 */
export async function waitForTurn(req: PayloadRequest, { collection, id }: Owner): Promise<void> {
  const database = await databaseOf(req)
  const all = sql`hashtextextended(${`save:${collection}`}, 0)`
  if (id === undefined) {
    await database.execute(sql`select pg_advisory_xact_lock(${all})`)
    return
  }
  const one = sql`hashtextextended(${`save:${collection}:${id}`}, 0)`
  await database.execute(
    sql`select pg_advisory_xact_lock_shared(${all}), pg_advisory_xact_lock(${one})`,
  )
}

/** A save of a person waits its turn. Payload has begun its transaction, and reads the record afterwards. */
export function saveInTurn(collection: CollectionSlug): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (!isSave(operation) || !isOfPerson(req)) return args
    // What is restored is named by its version.
    const id = operation === 'update' && 'id' in args ? Number(args.id) : undefined
    await waitForTurn(req, { collection, id })
    return args
  }
}

export function saveGlobalInTurn(collection: string): GlobalBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (isSave(operation) && isOfPerson(req)) await waitForTurn(req, { collection })
    return args
  }
}

function isSave(operation: string): boolean {
  return operation === 'update' || operation === 'restoreVersion'
}

/** Whether somebody asks for it, and not the system for them. */
export function isOfPerson(req: PayloadRequest): boolean {
  return Boolean(req.user) && !isBySystem(req)
}
