import type { Navigation } from '../navigation/navigation.ts'
import type { BrowserConfig } from '../payload.ts'
import type { Keeping } from './keeping.ts'
import { note, storage, WANTED, WANTING } from './want-keeping.ts'

/** In local storage: when the first visit began, in epoch milliseconds. */
const FIRST_VISIT = 'first-visit'
/** Later than this after the first page, it is another visit; or the visitor stays, which is as good a reason. */
const VISIT_MS = 30 * 60_000

/**
 * Loads what keeps pages after the first save or pack and from the second visit on, and what draws a pack's control on
 * the page of a guide. A visitor who wants none of it loads nothing.
 */
export function keepWhenWanted(navigation: Navigation, config: BrowserConfig): void {
  if (!config.settings.keepsPages || !('serviceWorker' in navigator)) return
  let keeping: Keeping | undefined
  const load = async (): Promise<Keeping | undefined> => {
    try {
      const { createKeeping } = await import('./keeping.ts')
      keeping ??= createKeeping(navigation, config)
      return keeping
    } catch (error) {
      // Nothing is kept in this document; the next one tries again.
      console.warn('What keeps pages could not be loaded', error)
      return undefined
    }
  }
  const begin = async () => (await load())?.begin()
  const drawPack = async () => {
    if (document.querySelector('main [data-pack]')) await (await load())?.drawPack()
  }

  document.addEventListener(WANTING, () => void begin(), { once: true })
  if (isWanted(Date.now())) void begin()
  void drawPack()
  navigation.subscribe({ shown: ({ isSwapped }) => void (isSwapped && drawPack()) })
}

function isWanted(nowMs: number): boolean {
  const own = storage()
  if (!own) return false
  const first = Number(own.getItem(FIRST_VISIT))
  if (!first) note(FIRST_VISIT, String(nowMs))
  return own.getItem(WANTED) !== null || (first > 0 && nowMs - first > VISIT_MS)
}
