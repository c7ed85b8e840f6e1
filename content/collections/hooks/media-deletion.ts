import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { CONFLICT } from '../../http-status.ts'
import { findMediaUses, type MediaUse } from '../lookups/media-uses.ts'

const NAMED = 5

/** Refuses to delete a picture or file that a record shows, and says which record. */
export const refuseDeletionInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findMediaUses(Number(id), req)
  if (uses.length > 0) throw new APIError(sentence(uses), CONFLICT, undefined, true)
}

function sentence(uses: readonly MediaUse[]): string {
  const named = uses.slice(0, NAMED).map(({ record, field }) => `${record} (${field})`)
  const more = uses.length > NAMED ? [`${uses.length - NAMED} more`] : []
  return `This is in use: ${[...named, ...more].join(', ')}. Take it out there before deleting it`
}
