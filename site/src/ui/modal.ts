/**
 * Stops the page behind an overlay from scrolling. The root's gutter (`scrollbar-gutter: stable`) keeps its width and
 * gets the overlay's colour (spec/design AX6). Returns a function that lets the page scroll again. The page is also
 * unlocked while it waits in the back/forward cache (spec/behaviour §15.6).
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

/**
 * Opens a dialog as a modal one: the page behind it is inert and does not scroll (spec/design AX6). An open dialog
 * stays as it is. Returns the function that closes it.
 */
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
