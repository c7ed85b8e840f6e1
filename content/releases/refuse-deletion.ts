import type { CollectionBeforeDeleteHook } from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import { findPlannedOf } from '../lookups/coming-releases.ts'
import { refusal } from '../requests/refusal.ts'

/** spec/content B18 */
export const refusePlannedDeletion: CollectionBeforeDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  const target = { collection: collection.slug, id: Number(id) }
  if ((await findPlannedOf([{ target }], req)).length === 0) return
  const message = 'This is in a release: take it out under Releases first'
  throw refusal(CONFLICT, message)
}
