import type { Navigation, NavigationListener } from './navigation.ts'

/** A navigation that begins when somebody is there; until then every page is a document of its own. */
export interface LateNavigation {
  readonly navigation: Navigation
  /** From now on it is another: who has subscribed is told by that one. */
  readonly become: (other: Navigation) => void
}

/** Stands for the navigation of a page before its script has come. */
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
