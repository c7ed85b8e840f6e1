import type { CollectionBeforeDeleteHook } from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import { findComingReleases } from './due.ts'
import { refusal } from '../requests/refusal.ts'

/** Refuses to delete a record that is in a release still to come (spec/content B18). */
export const refusePlannedDeletion: CollectionBeforeDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  const set = await findComingReleases(req)
  const isPlanned = set.some(({ items }) =>
    items?.some((item) => item.collection === collection.slug && item.record === Number(id)),
  )
  if (!isPlanned) return
  const message = 'This is to go live by itself: take it out under Releases first'
  throw refusal(CONFLICT, message)
}
