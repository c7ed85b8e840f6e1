import { whenIdle } from '../when-visitor-acts.ts'

/**
 * Lays each closed dialog out once when there is time, and closes it before anything is painted: its letters are
 * shaped and its sizes of type made then, and not while a visitor waits for it to open (spec/faults P9).
 */
export function shapeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) whenIdle(() => shape(dialog))
}

function shape(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const { style } = dialog
  style.cssText = 'position: fixed; display: grid; transition: none'
  dialog.getBoundingClientRect()
  // First without its transition: a dialog may leave slowly.
  style.cssText = 'transition: none'
  dialog.getBoundingClientRect()
  style.cssText = ''
}
