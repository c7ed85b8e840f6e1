import type { Shown, Navigation } from './navigation.ts'
import { scrollToHashTarget, scrollToTop } from './hash-target.ts'
import { keepLatest } from '../requests/keep-latest.ts'

const STORAGE_KEY = 'scroll-positions'
/** More entries than a browser keeps in its history. */
const MAX_ENTRIES = 100

/** By key of the history entry; kept in session storage where it is available. */
export function createSavedPositions(storage: () => Storage) {
  const positions = new Map(read(storage))
  return {
    find: (key: string): number | undefined => positions.get(key),
    save: (key: string, top: number): void => keepLatest(positions, [key, top], MAX_ENTRIES),
    store(): void {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify([...positions]))
      } catch {
        // Storage is refused or full: the next document starts at its top.
      }
    },
  }
}

function read(storage: () => Storage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

export type ScrollTarget =
  | { readonly kind: 'position'; readonly top: number }
  /** The element that the hash names, or the top. */
  | { readonly kind: 'hash-or-top'; readonly hash: string }
  | { readonly kind: 'stay' }

/** Screens that keep the scroll position on entry (spec/asked §2: "no scroll to the top on entry"). */
const STAYING_PATHS: readonly string[] = ['/timeline']

const STAY: ScrollTarget = { kind: 'stay' }

/** `saved` is the position of the history entry of `to` (spec/asked §4, spec/behaviour §18.1–§18.3). */
export function scrollTarget(
  { from, to, action, keepsScroll }: Pick<Shown, 'from' | 'to' | 'action' | 'keepsScroll'>,
  saved: number | undefined,
): ScrollTarget {
  if (action === 'POP' && saved !== undefined) return { kind: 'position', top: saved }
  if (keepsScroll) return STAY
  const hashOrTop: ScrollTarget = { kind: 'hash-or-top', hash: to.hash }
  if (to.pathname === from.pathname) return to.search === from.search ? hashOrTop : STAY
  const isEntered = STAYING_PATHS.includes(to.pathname) && action !== 'POP'
  return isEntered && !to.hash ? STAY : hashOrTop
}

/**
 * Scrolls in the same frame as the swap (spec/behaviour §18); the browser's own scroll restoration never does. A
 * visitor who scrolled while a page was loading after Back stays there.
 */
export function followScroll(navigation: Pick<Navigation, 'subscribe' | 'current'>): void {
  const positions = createSavedPositions(() => sessionStorage)
  let { key } = navigation.current()
  /** The scroll position when the address changed. `waits`: a page is being loaded after Back. */
  let left = { top: 0, waits: false }
  const save = () => positions.save(key, scrollY)

  // The entry was left in an earlier document, and the browser has not restored its position.
  const saved = positions.find(key)
  if (history.scrollRestoration === 'manual' && saved !== undefined) scrollToTop(saved)
  history.scrollRestoration = 'manual'

  navigation.subscribe({
    start() {
      left = { ...left, waits: true }
    },
    commit() {
      save()
      left = { top: scrollY, waits: false }
    },
    shown(shown) {
      ;({ key } = shown.to)
      if (left.waits && scrollY !== left.top) return
      scrollToTarget(scrollTarget(shown, positions.find(key)))
    },
  })
  addEventListener('pagehide', () => {
    save()
    positions.store()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

function scrollToTarget(target: ScrollTarget): void {
  switch (target.kind) {
    case 'hash-or-top':
      scrollToHashTarget(target.hash)
      break
    case 'position':
      scrollToTop(target.top)
      break
    case 'stay':
  }
}
