import type { Documents } from './documents.ts'
import type { Navigation, NavigationListener } from './navigation.ts'
import { placeOf } from './place.ts'

/** Until the script of the navigation has loaded, every page is a document load. */
export interface LateNavigation {
  readonly navigation: Navigation
  /** Moves all subscriptions to the real navigation. */
  readonly become: (other: Navigation) => void
}

export function createLateNavigation(first: Navigation): LateNavigation {
  let real = first
  const waiting = new Map<NavigationListener, (() => void) | undefined>()
  return {
    navigation: {
      subscribe(listener) {
        waiting.set(listener, real.subscribe(listener))
        return () => {
          waiting.get(listener)?.()
          waiting.delete(listener)
        }
      },
      current: () => real.current(),
      leftYear: () => real.leftYear(),
      go: (href, options) => real.go(href, options),
      get canGo() {
        return real.canGo
      },
    },
    become(other) {
      real = other
      for (const listener of waiting.keys()) waiting.set(listener, other.subscribe(listener))
    },
  }
}

/** Loads documents and emits no events. `base` is the prefix of every path in a preview (spec/behaviour §31). */
export function createPlainNavigation(documents: Pick<Documents, 'open'>, base = ''): Navigation {
  const inside = (href: string) =>
    href.startsWith('/') && !href.startsWith(base) ? base + href : href
  return {
    subscribe: () => () => undefined,
    current() {
      const { pathname, search, hash } = location
      return placeOf({ pathname: pathname.slice(base.length) || '/', search, hash })
    },
    leftYear: () => undefined,
    canGo: false,
    go: (href, { replace } = {}) => void documents.open(inside(href), replace),
  }
}
