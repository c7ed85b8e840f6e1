import { scrollArrival, scrollToTop } from './scroll-arrival.ts'
import type { Navigation } from './navigation.ts'
import { createSavedPositions } from './saved-positions.ts'
import { scrollTarget, type ScrollTarget } from './scroll-target.ts'

/**
 * Scrolls as navigations ask (spec/behaviour §18): in the moment the page is in the document, so that no frame shows it
 * elsewhere. While the document lives this is in place of the browser's own restoration, which would come too early or
 * too late. Who has scrolled while a page was waited for is left there.
 */
export function followScroll(navigation: Pick<Navigation, 'subscribe' | 'current'>): void {
  const positions = createSavedPositions(() => sessionStorage)
  let { key } = navigation.current()
  /** Where the page was when its address changed; after Back to a page that had to be loaded. */
  let left = { top: 0, waits: false }
  const save = () => positions.save(key, scrollY)

  // An entry of an earlier document that was not its last: the browser has not restored it.
  const saved = positions.find(key)
  if (history.scrollRestoration === 'manual' && saved !== undefined) scrollToTop(saved)
  history.scrollRestoration = 'manual'

  navigation.subscribe({
    start() {
      left = { ...left, waits: true }
    },
    commit() {
      save()
      left = { top: scrollY, waits: false }
    },
    shown(shown) {
      ;({ key } = shown.to)
      if (left.waits && scrollY !== left.top) return
      scrollToTarget(scrollTarget(shown, positions.find(key)))
    },
  })
  addEventListener('pagehide', () => {
    save()
    positions.store()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

function scrollToTarget(target: ScrollTarget): void {
  switch (target.kind) {
    case 'arrival':
      scrollArrival(target.hash)
      break
    case 'position':
      scrollToTop(target.top)
      break
    case 'stay':
  }
}
