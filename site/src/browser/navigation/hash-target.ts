/** The hash is decoded safely and never used as a selector (spec/behaviour §15.11). */
export function hashElement(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)))
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** If the hash names no element, the screen's heading or `<main>` gets the focus (spec/behaviour §18.7). */
export function focusHashTarget(hash: string): void {
  focusQuietly(
    hashElement(hash) ?? document.querySelector('main h1') ?? document.querySelector('main'),
  )
}

/** Does not scroll. An element that is not focusable is made focusable first. */
export function focusQuietly(element: Element | null): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Scrolls at once; to the top if the hash names no element. */
export function scrollToHashTarget(hash: string): void {
  const element = hashElement(hash)
  // `scroll-padding-top` (`--header-h` in `styles/tokens.css`) leaves 74 or 66 px above it (spec/behaviour §18.5).
  if (element) element.scrollIntoView({ behavior: 'instant' })
  else scrollToTop(0)
}

export function scrollToTop(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}
