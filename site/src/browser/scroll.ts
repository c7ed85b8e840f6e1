import { scrollArrival, scrollToTop } from '../scroll-arrival.ts'
import type { Navigation } from './navigation.ts'
import { createSavedPositions } from './saved-positions.ts'
import { scrollTarget, type ScrollTarget } from './scroll-target.ts'

export interface ScrollDeps {
  readonly navigation: Navigation
  /** Key of the first page's history entry. */
  readonly firstKey: string
}

/**
 * Scrolls as navigations ask (spec/behaviour §18): in the moment the page is in the document, so that no frame shows it
 * elsewhere. While the document lives this is in place of the browser's own restoration, which would come too early.
 */
export function followScroll({ navigation, firstKey }: ScrollDeps): void {
  const positions = createSavedPositions(() => sessionStorage)
  let key = firstKey
  const save = () => positions.save(key, scrollY)

  // An entry of an earlier document that was not its last: the browser has not restored it.
  const saved = positions.find(key)
  if (history.scrollRestoration === 'manual' && saved !== undefined) scrollToTop(saved)
  history.scrollRestoration = 'manual'

  navigation.subscribe({
    commit: save,
    shown(shown) {
      ;({ key } = shown.to)
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
