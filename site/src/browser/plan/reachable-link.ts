import { planPath } from 'contract/rules/plan-link.ts'
import { PLAN_CACHE } from '../../keeping/names.ts'
import { pageOf } from '../navigation/place.ts'
import { newestCodes } from './newest-codes.ts'
import type { SavedItem } from './saved-items.ts'

/**
 * The newest link. If the site could not be reached and that page is not kept, the link of an older plan whose page is
 * kept, if there is one. Never rejects.
 */
export async function reachableLink(saved: readonly SavedItem[]): Promise<string> {
  const newest = planPath(newestCodes(saved))
  // The service worker adds this element to a page that it answers from the device.
  if (!document.querySelector('#alerts [data-kept]')) return newest
  try {
    if (await caches.match(newest)) return newest
    const kept = await (await caches.open(PLAN_CACHE)).keys()
    const link = kept
      .map(({ url }) => pageOf(new URL(url)))
      .find((url) => url.startsWith(`${planPath()}?`))
    return link ?? newest
  } catch {
    // Storage is refused.
    return newest
  }
}
