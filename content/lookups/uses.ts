import type { PayloadRequest } from 'payload'
import type { RecordKey } from '../records/record-key.ts'
import { ledgerPaths } from '../addresses/redirect-ledger.ts'
import { pathsOf } from '../rules/paths.ts'
import type { Values } from '../saving/merge.ts'
import { findReferences, type Reference, type Versions } from './references.ts'

/** Finds what chooses a record, picture or file, links to it, or names one of its addresses. */
export async function findUses(
  owner: RecordKey,
  req: PayloadRequest,
  versions?: Versions,
): Promise<Reference[]> {
  // A picture has no page, and no address that a text could name.
  const paths = owner.collection === 'media' ? [] : await addressesOf(owner, req)
  return findReferences({ ...owner, paths }, req, versions)
}

/** The addresses that a record has now come first, then those it once had. */
export async function addressesOf(owner: RecordKey, req: PayloadRequest): Promise<string[]> {
  const record: Values = { ...(await req.payload.findByID({ ...owner, depth: 0, req })) }
  const past = await ledgerPaths(req, owner)
  return [...new Set([...pathsOf(owner.collection, record), ...past])]
}

/** A use in words: `Event "Fog" (Leading picture)`, or for a global `Site settings (Picture)`. */
export function nameOfUse({ target, kind, title, fields }: Reference): string {
  return `${'global' in target ? kind : `${kind} "${title}"`} (${fields.join(', ')})`
}
