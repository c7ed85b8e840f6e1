/** spec/asked §9. */
const TOP_PX = 50

/** How far a page is scrolled, as far as the header asks (spec/asked §4, spec/behaviour §12). */
export interface Scrolled {
  readonly isTop: boolean
  readonly isPastOneScreen: boolean
}

/** Of a page that has just been entered, and of the server's HTML. */
export const AT_TOP: Scrolled = { isTop: true, isPastOneScreen: false }

/** Both in px; overscroll at the top is negative. */
export function scrolled(scrollY: number, innerHeight: number): Scrolled {
  return { isTop: scrollY < TOP_PX, isPastOneScreen: scrollY > innerHeight }
}
