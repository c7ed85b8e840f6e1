/**
 * Saves of one record wait for each other: those of our endpoints, PATCH requests of one or many records, and
 * restored versions. Each reads the result of the one before, so that none undoes a change that it did not see.
 */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { isBySystem } from '../requests/by-system.ts'
import { databaseOf } from '../requests/database.ts'
import type { Owner } from './sitting.ts'

/**
 * Waits until no other request saves the record, and makes others wait until the transaction ends. Without an id it
 * locks all records of the collection, or the global.
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

/** For saves of people. Payload begins the transaction before this hook, and reads the record after it. */
export function saveInTurn(collection: CollectionSlug): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (!isSave(operation) || !isOfPerson(req)) return args
    // A restore names a version and not its record, so it waits for all records of the collection.
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

/** False also when the system acts on behalf of a person. */
export function isOfPerson(req: PayloadRequest): boolean {
  return Boolean(req.user) && !isBySystem(req)
}
