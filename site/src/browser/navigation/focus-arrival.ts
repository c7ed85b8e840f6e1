import { hashElement } from './hash-element.ts'

/** Puts the focus where an address leads: on what its hash names, else on the heading of the screen (spec/behaviour §18.7). */
export function focusArrival(hash: string): void {
  focusQuietly(
    hashElement(hash) ?? document.querySelector('main h1') ?? document.querySelector('main'),
  )
}

/** Focuses what need not be in the order of the keyboard, without scrolling. */
export function focusQuietly(element: Element | null): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
