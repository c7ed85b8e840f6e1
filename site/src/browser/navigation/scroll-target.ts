import type { Shown } from './navigation.ts'

/** Where to scroll. */
export type ScrollTarget =
  | { readonly kind: 'position'; readonly top: number }
  /** The element that the hash names, or the top. */
  | { readonly kind: 'arrival'; readonly hash: string }
  | { readonly kind: 'stay' }

/** Screens that keep the scroll position on entry (spec/asked §2: "no scroll to top on entry"). */
const STAYING_PATHS: readonly string[] = ['/timeline']

const STAY: ScrollTarget = { kind: 'stay' }

/**
 * Where a navigation scrolls to (spec/asked §4, spec/behaviour §18.1–§18.3); `saved` is the position saved for its
 * entry.
 */
export function scrollTarget(
  { from, to, action, keepsScroll }: Pick<Shown, 'from' | 'to' | 'action' | 'keepsScroll'>,
  saved: number | undefined,
): ScrollTarget {
  if (action === 'POP' && saved !== undefined) return { kind: 'position', top: saved }
  if (keepsScroll) return STAY
  const arrival: ScrollTarget = { kind: 'arrival', hash: to.hash }
  if (to.pathname === from.pathname) return to.search === from.search ? arrival : STAY
  const isEntered = STAYING_PATHS.includes(to.pathname) && action !== 'POP'
  return isEntered && !to.hash ? STAY : arrival
}
