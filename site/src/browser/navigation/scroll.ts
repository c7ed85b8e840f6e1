import { scrollToHashTarget, scrollToTop } from './hash-target.ts'
import type { Navigation } from './navigation.ts'
import { createSavedPositions } from './saved-positions.ts'
import { scrollTarget, type ScrollTarget } from './scroll-target.ts'

/**
 * Scrolls after each navigation (spec/behaviour §18), in the same frame as the swap. It replaces the browser's own
 * scroll restoration, which comes before or after the swap. A visitor who scrolled while the page was loading stays
 * there.
 */
export function followScroll(navigation: Pick<Navigation, 'subscribe' | 'current'>): void {
  const positions = createSavedPositions(() => sessionStorage)
  let { key } = navigation.current()
  /** The scroll position when the address changed, and whether a page is being loaded after Back. */
  let left = { top: 0, waits: false }
  const save = () => positions.save(key, scrollY)

  // The entry belongs to an earlier document and the browser has not restored its position.
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
      scrollToHashTarget(target.hash)
      break
    case 'position':
      scrollToTop(target.top)
      break
    case 'stay':
  }
}
