import { lockScroll } from './scroll-lock.ts'

/**
 * Shows a dialog as a modal one: the page behind it is inert and does not scroll (spec/design AX6). One that is open already
 * stays as it is. Gives its end.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  // First: what it changes is laid out with the dialog, not once more at the next focus.
  const unlock = lockScroll(dialog)
  if (!dialog.open) {
    dialog.showModal()
    // The focus may have scrolled to the end of what is to be read.
    dialog.scrollTop = 0
  }
  return () => {
    unlock()
    dialog.close()
  }
}
