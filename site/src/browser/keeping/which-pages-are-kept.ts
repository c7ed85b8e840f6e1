/**
 * Decides which pages are kept on the device: the pages that the visitor reads, and the visitor's own plan with its
 * pages. Also draws the control of walk packs. `when-wanted.ts` loads this file.
 */
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { planPath } from 'contract/rules/plan-link.ts'
import { createClock } from '../../views/clock.ts'
import { isSlow } from '../islands/is-slow.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { pageOf } from '../navigation/place.ts'
import type { BrowserConfig } from '../payload.ts'
import { newestCodes } from '../plan/newest-codes.ts'
import { offerLink } from '../plan/offer-link.ts'
import { createSavedPlan } from '../plan/saved-plan.ts'
import { createFootStatus } from '../plan/say-at-foot.ts'
import { PLAN_CACHE, READ_CACHE } from '../../keeping/names.ts'
import { whenIdle } from '../when-visitor-acts.ts'
import { createPageKeeper } from './page-keeper.ts'
import { keepPlan, pagesOfPlan } from './keep-plan.ts'
import { createPackControl } from './pack-control.ts'
import { createPacks, isOffline } from './packs.ts'
import { registerWorker } from './register-worker.ts'
import { wantKeeping } from './want-keeping.ts'

/** How long a page must be on screen to count as read. A judgement. */
const READ_MS = 2_000
/** A visitor reads some dozens of pages in a day; 60 with 60 kB each take 4 MB. */
const MAX_READ = 60

export function createKeeping(
  navigation: Navigation,
  { clockOffsetMs, zone = DEFAULT_ZONE }: BrowserConfig,
) {
  const pages = createPageKeeper({ clock: createClock(clockOffsetMs), zone })
  const plan = createSavedPlan()
  const say = createFootStatus()
  const control = createPackControl({
    packs: createPacks(pages),
    want: wantKeeping,
    taken: () => void offerLink(newestCodes(plan.items()), say),
  })
  let isBegun = false

  async function keepRead(): Promise<void> {
    // Offline, the page comes from the cache already; error pages are never kept.
    if (!navigator.onLine || !document.querySelector('main[data-page]')) return
    await keepPage(pageOf(location))
    await pages.trim(READ_CACHE, MAX_READ)
  }

  async function keepPage(page: string): Promise<void> {
    const isOwn = document.querySelector('main [data-own]') !== null
    const saved = plan.items()
    if (isOwn && page === planPath(newestCodes(saved))) {
      return keepPlan(pages, { link: page, pages: isSlow(navigator) ? [] : pagesOfPlan() })
    }
    if (page === planPath() && saved.length === 0) await caches.delete(PLAN_CACHE)
    // The plan of somebody else is refused, because its response has `no-store`.
    await pages.keep(READ_CACHE, page, { isOwn })
  }

  function followReading(): void {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = (isDocument: boolean) => {
      clearTimeout(timer)
      // After a swap, keeping the page takes another request for its document: too much for a slow connection.
      if (!isDocument && isSlow(navigator)) return
      timer = setTimeout(() => whenIdle(() => void keepRead().catch(passOver)), READ_MS)
    }
    read(true)
    navigation.subscribe({ shown: () => read(false) })
  }

  return {
    async begin(): Promise<void> {
      if (isBegun) return
      isBegun = true
      try {
        await registerWorker()
        followReading()
      } catch (error) {
        // In a private window, or where storage is refused, the site works without a worker.
        warn(error)
      }
    },
    drawPack: control.draw,
  }
}

export type Keeping = ReturnType<typeof createKeeping>

/** A lost connection is not logged: the next page tries again. */
function passOver(error: unknown): void {
  if (!isOffline(error)) warn(error)
}

function warn(error: unknown): void {
  console.warn('Nothing could be kept', error)
}
