import type { Navigation } from '../navigation/navigation.ts'
import { asksForNeeds, hasNeeds } from './remembered-needs.ts'

/**
 * "My needs" is loaded where needs are remembered or in the address, otherwise when a visitor points at a filter form
 * or focuses it.
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
      console.warn('"My needs" could not be loaded', error)
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
