import type { Navigation } from '../navigation/navigation.ts'

/** A bar that is wider than the page scrolls until its current link is in sight (spec/design §5.6.1). */
export function startBars(navigation: Pick<Navigation, 'subscribe'>): void {
  let positions: readonly number[] = []
  showCurrent(bars())
  navigation.subscribe({
    commit() {
      positions = bars().map(({ scrollLeft }) => scrollLeft)
    },
    shown({ from, to, isSwapped }) {
      if (!isSwapped) return
      const shown = bars()
      // The bar in which a link was pressed does not move under the finger.
      if (to.pathname === from.pathname) {
        for (const [index, bar] of shown.entries()) bar.scrollLeft = positions[index] ?? 0
      }
      showCurrent(shown)
    },
  })
}

function bars(): Element[] {
  return [...document.querySelectorAll('[data-bar]')]
}

function showCurrent(each: readonly Element[]): void {
  for (const bar of each) {
    const link = bar.querySelector('[aria-current]')
    if (!link || bar.scrollWidth <= bar.clientWidth) continue
    const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()]
    const isInSight = inner.left >= outer.left && inner.right <= outer.right
    if (!isInSight) bar.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }
}
