import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/** Rows in one read of an editor: the most that Payload's admin asks for itself (titles of related records in a list). */
const MAX_ROWS = 250

/** The collection, of which an editor never reads everything at once. `limit=0` and `pagination=false` mean the limit. */
export function limitRows(collection: CollectionConfig): CollectionConfig {
  const beforeOperation = [limitRead, ...(collection.hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

/** Reads of the system's own are without access control, and without limit. */
const limitRead: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (operation !== 'read' || overrideAccess || 'id' in args) return args
  const { limit, pagination } = args
  if (limit === undefined && pagination !== false) return args
  const isLimited = limit !== undefined && limit > 0 && limit <= MAX_ROWS
  return isLimited ? args : { ...args, limit: MAX_ROWS, pagination: true }
}
