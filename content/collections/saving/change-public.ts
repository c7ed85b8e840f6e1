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

/** What a save gives by itself. */
const OF_SAVES = new Set(['id', 'createdAt', 'updatedAt', '_status', 'globalType'])

/**
 * Changes a record as visitors have it, as the person who asks, and the draft that stands over it: what is being drafted
 * stays a draft, but for the same change. Returns whether visitors have it; if not, nothing is changed. Throws what a rule
 * or the person's role refuses; then nothing is changed either.
 */
export function changePublic(
  req: PayloadRequest,
  target: Target,
  change: (record: Values) => Values,
): Promise<boolean> {
  const changed = (record: Values) => ({ ...withoutSaves(record), ...change(record) })
  return aloneWith(req, ownerOf(target), async () => {
    const published = await readPublished(req, target)
    if (!published) return false
    const latest = await readRecord(req, target)
    await writePublished(req, target, changed(published))
    if (latest['_status'] === 'draft') await writeDraft(req, target, changed(latest))
    return true
  })
}

function withoutSaves(record: Values): Values {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !OF_SAVES.has(name)))
}
