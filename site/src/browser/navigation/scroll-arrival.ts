import { hashElement } from './hash-element.ts'

/** Scrolls at once to where an address leads: to what its hash names, or to the top. */
export function scrollArrival(hash: string): void {
  const element = hashElement(hash)
  // 74 or 66 px below the top, by the `scroll-padding-top` of the root (spec/behaviour §18.5).
  if (element) element.scrollIntoView({ behavior: 'instant' })
  else scrollToTop(0)
}

export function scrollToTop(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}
