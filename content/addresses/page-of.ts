import type { PayloadRequest } from 'payload'
import { findCurrentYear } from '../editions/find-editions.ts'
import { pathsOf, type PathFields } from '../rules/paths.ts'
import { withAddress } from './with-address.ts'

/** Undefined if the record has no page. Without a collection the target is a global, which is on all pages. */
export async function pageOf(
  req: PayloadRequest,
  collection: string | undefined,
  record: PathFields & { readonly id?: number | string | undefined },
): Promise<string | undefined> {
  if (collection === undefined) return '/'
  if (collection === 'partners') return '/partners'
  const [own] = pathsOf(collection, withAddress(collection, record))
  if (collection !== 'festivals') return own
  // The home page is edited in the form of the current edition.
  return record.year === (await findCurrentYear(req)) ? '/' : own
}
