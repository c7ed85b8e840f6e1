import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/** Rows in one read of an editor: the most that Payload's admin asks for itself (titles of related records in a list). */
const MAX_ROWS = 250

/** One of our collections, which no editor reads whole at once. `limit=0` and `pagination=false` mean the limit. */
export function limitRows(collection: CollectionConfig): CollectionConfig {
  const beforeOperation = [limitRead, ...(collection.hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

/**
 * Reads of the system's own are without access control, and without limit. So are those in which Payload fetches the
 * records that others relate to, by their ids: they alone have a current depth, which no request can set.
 */
const limitRead: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (operation !== 'read' || overrideAccess || 'id' in args) return args
  const { currentDepth, limit, pagination } = args
  if (currentDepth !== undefined) return args
  if (limit === undefined && pagination !== false) return args
  const isLimited = limit !== undefined && limit > 0 && limit <= MAX_ROWS
  return isLimited ? args : { ...args, limit: MAX_ROWS, pagination: true }
}
