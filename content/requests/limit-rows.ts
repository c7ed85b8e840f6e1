import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/**
 * Most rows in one read by an editor: as many as Payload's admin itself requests (titles of related records in a
 * list; spec/behaviour §30.10).
 */
const MAX_ROWS = 250

/** Limits the rows that one request can read. `limit=0` and `pagination=false` get the limit too. */
export function limitRows(collection: CollectionConfig): CollectionConfig {
  const beforeOperation = [limitRead, ...(collection.hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

/**
 * Limits reads of people. Reads by the system, which override access control, have no limit. Payload's reads of
 * related records by id have none either: only those have a current depth, which a request cannot set.
 */
const limitRead: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (operation !== 'read' || overrideAccess || 'id' in args) return args
  const { currentDepth, limit, pagination } = args
  if (currentDepth !== undefined) return args
  if (limit === undefined && pagination !== false) return args
  const isLimited = limit !== undefined && limit > 0 && limit <= MAX_ROWS
  return isLimited ? args : { ...args, limit: MAX_ROWS, pagination: true }
}
