/**
 * Changes that cannot wait: they go public at once, and leave what somebody is drafting as it is, but for the same
 * change.
 */
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import type { Event, Site } from '../../payload-types.ts'

/** What a save gives by itself. */
const OF_SAVES = new Set(['id', 'createdAt', 'updatedAt', '_status', 'globalType'])

/**
 * Changes an event as the public sees it, as `req.user`, and its draft if it has one. Throws what a rule or the
 * person's role refuses; then nothing is changed.
 */
export async function changePublicEvent(
  req: PayloadRequest,
  id: number,
  change: (event: Event) => Partial<Event>,
): Promise<void> {
  const { payload } = req
  const owner = { collection: 'events', id, depth: 0, req } as const
  await together(req, async (user) => {
    const [shown, latest] = [
      await payload.findByID({ ...owner, draft: false }),
      await payload.findByID({ ...owner, draft: true }),
    ]
    const as = { ...owner, user, overrideAccess: false }
    const data = { ...withoutSaves(shown), ...change(shown), _status: 'published' } as const
    await payload.update({ ...as, data })
    if (latest._status !== 'draft') return
    await payload.update({
      ...as,
      data: { ...withoutSaves(latest), ...change(latest), _status: 'draft' },
      draft: true,
    })
  })
}

/** The same for the site's settings. */
export async function changePublicSite(
  req: PayloadRequest,
  change: (site: Site) => Partial<Site>,
): Promise<void> {
  const { payload } = req
  await together(req, async (user) => {
    const owner = { slug: 'site', depth: 0, req } as const
    const [shown, latest] = [
      await payload.findGlobal({ ...owner, draft: false }),
      await payload.findGlobal({ ...owner, draft: true }),
    ]
    const as = { ...owner, user, overrideAccess: false }
    const data = { ...withoutSaves(shown), ...change(shown), _status: 'published' } as const
    await payload.updateGlobal({ ...as, data })
    if (latest._status !== 'draft') return
    await payload.updateGlobal({
      ...as,
      data: { ...withoutSaves(latest), ...change(latest), _status: 'draft' },
      draft: true,
    })
  })
}

/** All or nothing. */
async function together(
  req: PayloadRequest,
  save: (user: TypedUser | null) => Promise<void>,
): Promise<void> {
  const isOwn = await initTransaction(req)
  try {
    await save(req.user)
    if (isOwn) await commitTransaction(req)
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}

function withoutSaves<Doc extends object>(doc: Doc): Partial<Doc> {
  const kept = Object.entries(doc).filter(([name]) => !OF_SAVES.has(name))
  return Object.fromEntries(kept) as Partial<Doc> // fewer of its fields
}
