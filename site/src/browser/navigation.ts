import { NavigationType, type DataRouter, type Location } from 'react-router'
import { SHOWN_EVENT } from '../shown-event.ts'

/** What happens in a navigation, in this order. */
export interface NavigationEvents {
  /** Something has to be loaded. A redirect goes on under the token of the navigation that led to it. */
  readonly start: { readonly token: number; readonly from: Location; readonly to: Location }
  /** The router has made `to` its location; the document still shows `from`. Also without a `start`: a hash, a filter. */
  readonly commit: { readonly from: Location; readonly to: Location }
  /** The navigation led to an error, or its screen cannot be drawn. */
  readonly error: { readonly at: Location }
  /** What was started is over: committed, or overtaken by another navigation. */
  readonly end: { readonly token: number }
  /**
   * `to` is in the document, with its title, and not yet painted. `from` is what was there before. A commit that is
   * overtaken before it is drawn is never shown. Not told of the first page.
   */
  readonly shown: Shown
}

export interface Shown {
  readonly from: Location
  readonly to: Location
  readonly action: `${NavigationType}`
  /** Whoever navigated asked for the scroll position to stay. */
  readonly keepsScroll: boolean
}

export type NavigationListener = {
  readonly [Name in keyof NavigationEvents]?: (event: NavigationEvents[Name]) => void
}

export interface Navigation {
  /** Gives what ends it. */
  readonly subscribe: (listener: NavigationListener) => () => void
  /** Tells of a screen that could not be drawn. */
  readonly fail: () => void
}

export interface NavigationDeps {
  readonly router: Pick<DataRouter, 'state' | 'subscribe'>
  readonly document: Pick<Document, 'addEventListener'>
}

/** The life of every navigation, from what the router and the document tell. Of two at a time the later one wins. */
export function createNavigation({ router, document }: NavigationDeps): Navigation {
  const listeners = new Set<NavigationListener>()
  let { location: current, errors: currentErrors } = router.state
  let shown = current
  let loading: { readonly token: number; readonly to: Location } | undefined
  let lastToken = 0

  function emit<Name extends keyof NavigationEvents>(name: Name, event: NavigationEvents[Name]) {
    for (const listener of listeners) listener[name]?.(event)
  }

  function follow({ location, navigation, errors }: DataRouter['state']): void {
    if (location !== current) {
      const from = current
      current = location
      emit('commit', { from, to: location })
      if (errors && errors !== currentErrors) emit('error', { at: location })
      currentErrors = errors
    }
    if (navigation.location === loading?.to) return
    if (loading && navigation.location && isRedirect(navigation)) {
      loading = { ...loading, to: navigation.location }
      return
    }
    end()
    if (navigation.location) start(navigation.location)
  }

  function start(to: Location): void {
    lastToken += 1
    loading = { token: lastToken, to }
    emit('start', { token: lastToken, from: current, to })
  }

  function end(): void {
    if (!loading) return
    const { token } = loading
    loading = undefined
    emit('end', { token })
  }

  function show(key: string): void {
    const { location: to, historyAction: action, preventScrollReset: keepsScroll } = router.state
    if (to.key !== key || to === shown) return
    const from = shown
    shown = to
    emit('shown', { from, to, action, keepsScroll })
  }

  router.subscribe(follow)
  document.addEventListener(SHOWN_EVENT, (event) => show((event as CustomEvent<string>).detail)) // by `useShownEntry`

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fail: () => emit('error', { at: current }),
  }
}

/** The router marks a redirect in the entry's state, where Back finds it again. */
function isRedirect({ location, historyAction }: DataRouter['state']['navigation']): boolean {
  const state: unknown = location?.state
  const isMarked = typeof state === 'object' && state !== null && '_isRedirect' in state
  return isMarked && historyAction !== NavigationType.Pop
}
