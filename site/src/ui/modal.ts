/**
 * The root's gutter (`scrollbar-gutter: stable`) keeps its width and gets the overlay's colour (spec/design AX6).
 * While the page waits in the back/forward cache, it is unlocked (spec/behaviour §15.6).
 */
function lockScroll(overlay: Element): () => void {
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

/** The page behind is inert and does not scroll (spec/design AX6). Returns the function that closes the dialog. */
export function openModal(dialog: HTMLDialogElement): () => void {
  // Before the dialog opens, so that one layout is enough for both.
  const unlock = lockScroll(dialog)
  if (!dialog.open) {
    dialog.showModal()
    // The focus may have scrolled the dialog to its end.
    dialog.scrollTop = 0
  }
  return () => {
    unlock()
    dialog.close()
  }
}
