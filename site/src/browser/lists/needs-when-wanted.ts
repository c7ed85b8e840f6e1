import type { Navigation } from '../navigation/navigation.ts'

/** The key in local storage. The value is a query of the program, such as `?children=6&access=lift+captions`. */
export const NEEDS_KEY = 'needs'

/** The filters that say what somebody needs, rather than what they want today. */
export const NEEDS = ['children', 'without', 'access']

/**
 * Starts "My needs" where needs are remembered or in the address, otherwise when a visitor focuses a filter form: most
 * pages never load it.
 */
export function followNeedsWhenWanted(navigation: Pick<Navigation, 'subscribe'>): void {
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    const { followNeeds } = await import('./my-needs.ts')
    followNeeds(navigation)
  }

  function loadOnce(): void {
    loading ??= load().catch((error: unknown) => {
      // The next use of a form tries again.
      loading = undefined
      console.warn('What a visitor needs cannot be shown', error)
    })
  }

  const loadIfWanted = () => {
    if (hasNeeds() || asksForNeeds()) loadOnce()
  }
  loadIfWanted()
  navigation.subscribe({ shown: loadIfWanted })
  for (const kind of ['pointermove', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      kind,
      ({ target }) => {
        if (target instanceof Element && target.closest('form[data-filter]')) loadOnce()
      },
      { passive: true },
    )
  }
}

function hasNeeds(): boolean {
  try {
    return localStorage.getItem(NEEDS_KEY) !== null
  } catch {
    // Storage is refused, so there are no needs.
    return false
  }
}

function asksForNeeds(): boolean {
  const query = new URLSearchParams(location.search)
  return NEEDS.some((name) => query.has(name))
}
