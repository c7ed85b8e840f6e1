import { MAP_WOKEN_EVENT, PLACES_EVENT, type PlacesShown } from '../../map/places-shown.ts'
import type { Navigation, Shown } from '../navigation/navigation.ts'
import type { createNearMe } from './near-me.ts'

const AS_IT_CAME: PlacesShown = { here: undefined, pins: undefined }

/** The behaviours of the map page: the "Near me" button and the selected venue. */
export function followMapPage({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  followNearMe({ subscribe })
  followSelection({ subscribe })
}

/** "Near me" sorts the list by distance when it is pressed, and back. The position stays on the device. */
function followNearMe({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  let loading: ReturnType<typeof loadNearMe> | undefined
  let near: ReturnType<typeof createNearMe> | undefined

  document.addEventListener('click', ({ target }) => {
    const part = target instanceof Element && target.closest('[data-near] button')?.parentElement
    if (part) void press(part)
  })
  document.addEventListener(MAP_WOKEN_EVENT, () => void tellMap())
  subscribe({
    shown({ from, to, isSwapped }) {
      if (from.pathname !== to.pathname) near = undefined
      if (!isSwapped) return
      if (near) near.arrange()
      // A live map that stayed mounted must show the new page's venues.
      else document.dispatchEvent(new CustomEvent(PLACES_EVENT, { detail: AS_IT_CAME }))
    },
  })

  async function press(part: HTMLElement): Promise<void> {
    const module = await (loading ??= loadNearMe())
    // The next press tries again.
    if (!module) loading = undefined
    if (!part.isConnected) return
    // Created after the wait, so that two quick presses share one.
    near ??= module?.createNearMe()
    await near?.press(part)
  }

  /** A list in the server's order needs no announcement. */
  async function tellMap(): Promise<void> {
    const isChanged = near !== undefined || document.querySelector('main [data-narrowed]') !== null
    if (!isChanged || !document.querySelector('main [data-places]')) return
    const { tellPlaces } = await import('./tell-places.ts')
    tellPlaces({ here: near?.here() })
  }
}

async function loadNearMe() {
  try {
    return await import('./near-me.ts')
  } catch (error) {
    console.warn('What is near cannot be shown', error)
    return undefined
  }
}

/**
 * Scrolls to the counterpart of a selected venue: to its row after its pin was pressed, to the map after its row was
 * pressed.
 */
function followSelection({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  let source: 'list' | 'map' = 'map'
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('main [data-carries]')) {
      source = target.closest('#map') ? 'map' : 'list'
    }
  })
  subscribe({ shown: (shown) => selectionShown(shown, source) })
}

function selectionShown({ from, to }: Shown, source: 'list' | 'map'): void {
  const slug = new URLSearchParams(to.search).get('venue')
  const isNew =
    from.pathname === to.pathname && slug !== new URLSearchParams(from.search).get('venue')
  if (!slug || !isNew || !document.querySelector('main [data-places]')) return
  const selected = document.querySelector('main [data-places] li[aria-current]')
  const other = source === 'map' ? selected : document.getElementById('map')
  other?.scrollIntoView({ block: 'nearest' })
}
