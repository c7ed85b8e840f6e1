import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/** As many rows as Payload's admin itself requests, for titles of related records in a list (spec/behaviour §30.10). */
const MAX_ROWS = 250

/** Also limits requests with `limit=0` or `pagination=false`. */
export function limitRows(collection: CollectionConfig): CollectionConfig {
  const beforeOperation = [limitRead, ...(collection.hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

/**
 * Two kinds of reads have no limit: those by the system, which override access control, and Payload's reads of
 * related records by id. Only the latter have a `currentDepth`, which a request cannot set.
 */
const limitRead: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (operation !== 'read' || overrideAccess || 'id' in args) return args
  const { currentDepth, limit, pagination } = args
  if (currentDepth !== undefined) return args
  if (limit === undefined && pagination !== false) return args
  const isLimited = limit !== undefined && limit > 0 && limit <= MAX_ROWS
  return isLimited ? args : { ...args, limit: MAX_ROWS, pagination: true }
}
