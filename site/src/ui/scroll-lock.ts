/**
 * Keeps the page behind an overlay where it is: the root does not scroll, and its gutter (`scrollbar-gutter: stable`) keeps
 * its width, in the colour of the overlay (spec/design AX6). Gives its end; a page that is left is unlocked while it is away
 * (spec/behaviour §15.6).
 */
export function lockScroll(overlay: Element): () => void {
  const { style } = document.documentElement
  const { backgroundColor } = getComputedStyle(overlay)
  const lock = () => {
    style.setProperty('overflow', 'hidden')
    style.setProperty('background', backgroundColor)
  }
  const unlock = () => {
    style.removeProperty('overflow')
    style.removeProperty('background')
  }
  lock()
  addEventListener('pagehide', unlock)
  addEventListener('pageshow', lock)
  return () => {
    unlock()
    removeEventListener('pagehide', unlock)
    removeEventListener('pageshow', lock)
  }
}
