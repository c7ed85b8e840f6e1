import type { Navigation } from '../navigation/navigation.ts'
import type { BrowserConfig } from '../payload.ts'
import type { Keeping } from './which-pages-are-kept.ts'
import { note, storage, WANTED, WANTING } from './want-keeping.ts'

/** Key in local storage: the start of the first visit, in epoch milliseconds. */
const FIRST_VISIT = 'first-visit'
/** A page that is opened this long after the first one counts as a second visit. */
const VISIT_MS = 30 * 60_000

/** Loads the script that keeps pages: after the first save or pack, from the second visit on, and on guides. */
export function keepWhenWanted(navigation: Navigation, config: BrowserConfig): void {
  if (!config.settings.keepsPages || !('serviceWorker' in navigator)) return
  let keeping: Keeping | undefined
  const load = async (): Promise<Keeping | undefined> => {
    try {
      const { createKeeping } = await import('./which-pages-are-kept.ts')
      keeping ??= createKeeping(navigation, config)
      return keeping
    } catch (error) {
      // Keep nothing until the next full page load, which tries again.
      console.warn('The script that keeps pages could not be loaded', error)
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
