import type { PayloadRequest } from 'payload'
import type { Values } from './merge.ts'
import {
  aloneWith,
  ownerOf,
  readPublished,
  readRecord,
  writeDraft,
  writePublished,
  type Target,
} from './record.ts'
import { SYSTEM_FIELDS } from '../records/system-fields.ts'

/**
 * Applies a change to the public version of a record and to its draft, if there is one, which stays a draft. Uses the
 * rights of the person who asks. Returns false and changes nothing if the record is not public. Throws and changes
 * nothing if a rule or the person's role refuses the change.
 */
export function changePublic(
  req: PayloadRequest,
  target: Target,
  change: (record: Values) => Values,
): Promise<boolean> {
  const changed = (record: Values) => ({ ...withoutSystemFields(record), ...change(record) })
  return aloneWith(req, ownerOf(target), async () => {
    const published = await readPublished(req, target)
    if (!published) return false
    const latest = await readRecord(req, target)
    await writePublished(req, target, changed(published))
    if (latest['_status'] === 'draft') await writeDraft(req, target, changed(latest))
    return true
  })
}

function withoutSystemFields(record: Values): Values {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !SYSTEM_FIELDS.has(name)))
}
