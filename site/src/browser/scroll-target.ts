import type { Shown } from './navigation.ts'

/** Where a page is scrolled to. */
export type ScrollTarget =
  | { readonly kind: 'position'; readonly top: number }
  /** The element that a hash names; where there is none, the top. */
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'top' }
  | { readonly kind: 'stay' }

/** Screens that are entered where one is (specification §2: "no scroll to top on entry"). */
const STAYING_PATHS: readonly string[] = ['/timeline']

const TOP: ScrollTarget = { kind: 'top' }
const STAY: ScrollTarget = { kind: 'stay' }

/** Where a navigation scrolls to (specification §4, behaviour §18.1–18.3); `saved` is the entry's own position. */
export function scrollTarget(
  { from, to, action, keepsScroll }: Shown,
  saved: number | undefined,
): ScrollTarget {
  if (action === 'POP' && saved !== undefined) return { kind: 'position', top: saved }
  if (keepsScroll) return STAY
  const hash: ScrollTarget | undefined = to.hash ? { kind: 'hash', hash: to.hash } : undefined
  if (to.pathname === from.pathname) {
    if (to.search !== from.search) return STAY
    // The browser has scrolled to a hash that it followed by itself.
    return hash && action === 'POP' ? STAY : (hash ?? TOP)
  }
  return hash ?? (STAYING_PATHS.includes(to.pathname) && action !== 'POP' ? STAY : TOP)
}
