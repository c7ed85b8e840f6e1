import { whenIdle } from '../when-visitor-acts.ts'

/** The text of a closed dialog is shaped while the page is idle, not while a visitor waits for it (spec/faults P9). */
export function shapeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) whenIdle(() => shape(dialog))
}

function shape(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const { style } = dialog
  style.cssText = 'position: fixed; display: grid; transition: none'
  dialog.getBoundingClientRect()
  // Without its transition, because some dialogs close slowly.
  style.cssText = 'transition: none'
  dialog.getBoundingClientRect()
  style.cssText = ''
}
