import {
  CARD_HASH,
  MAP_WOKEN_EVENT,
  PLACES_EVENT,
  type PlacesShown,
} from '../../map/places-shown.ts'
import { isPlainClick } from '../../ui/plain-press.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { KnownPosition } from './known-position.ts'
import type { createCards } from './map-card.ts'
import { createSheet, isNarrow, type Sheet } from './map-sheet.ts'
import type { createNearMe } from './near-me.ts'
import { sayAway } from './say-away.ts'

const AS_IT_CAME: PlacesShown = { here: undefined, pins: undefined }

/** The sheet, the cards, "Near me", and the links and keys that lead from list to map and back. */
export function followMapPage(
  { subscribe, go }: Pick<Navigation, 'subscribe' | 'go'>,
  { position }: { readonly position: KnownPosition },
): void {
  const sheet = createSheet()
  sayDistances({ subscribe }, position)
  followNearMe({ subscribe }, sheet)
  followCards({ subscribe, go }, sheet)
  followWays(sheet)
  subscribe({ shown: ({ isSwapped }) => isSwapped && sheet.apply() })
}

/** Comes before the cards, because a card copies the distance from its row. */
function sayDistances({ subscribe }: Pick<Navigation, 'subscribe'>, position: KnownPosition): void {
  const say = () => {
    const here = position.at()
    if (here) sayAway(here)
  }
  say()
  subscribe({ shown: ({ isSwapped }) => isSwapped && say() })
}

/** The first press sorts by distance, the next restores the order. The position stays on the device. */
function followNearMe({ subscribe }: Pick<Navigation, 'subscribe'>, sheet: Sheet): void {
  let loading: ReturnType<typeof loadNearMe> | undefined
  let near: ReturnType<typeof createNearMe> | undefined

  document.addEventListener('click', ({ target }) => {
    const part = target instanceof Element && target.closest('[data-near] button')?.parentElement
    if (!part) return
    // The message and the sorted rows are in the list, so a narrow screen must show it.
    if (isNarrow()) sheet.show('list')
    void press(part)
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
    // After the wait, so that two quick presses share one.
    near ??= module?.createNearMe()
    await near?.press(part)
  }

  /** A live map that starts late must show the venues of a list that was filtered or sorted meanwhile. */
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

/** The script of the cards is loaded with the first card. */
function followCards({ subscribe, go }: Pick<Navigation, 'subscribe' | 'go'>, sheet: Sheet): void {
  let loading: Promise<ReturnType<typeof createCards>> | undefined
  const load = () =>
    (loading ??= import('./map-card.ts').then((module) => module.createCards(sheet)))

  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest(CARD_LINKS)
    const row = link && isPlainClick(event) && rowOf(link)
    if (!link || !row) return
    event.preventDefault()
    load().then(
      (cards) => cards.open(row, link),
      (error: unknown) => {
        loading = undefined
        console.warn('The card could not be loaded', error)
        // Follow the link, as without script.
        const href = link.getAttribute('href')
        if (href) go(href)
      },
    )
  })
  const follow = () => {
    if (!loading && !location.hash.startsWith(CARD_HASH)) return
    load().then(
      (cards) => cards.renew(),
      (error: unknown) => {
        loading = undefined
        console.warn('The card could not be loaded', error)
      },
    )
  }
  follow()
  subscribe({ shown: follow })
}

const CARD_LINKS = 'main #map [data-pin] a, main #map a[data-pins], main li[data-venue] > a'

/** The row of a pin, or the row around a link. */
function rowOf(link: Element): HTMLElement | null {
  const own = link.closest<HTMLElement>('li[data-venue]')
  if (own) return own
  const id = link.closest('[data-pin]')?.getAttribute('data-pin') ?? link.getAttribute('data-pins')
  return document.querySelector<HTMLElement>(`main li[data-venue="${CSS.escape(id ?? '')}"]`)
}

/** M in the list leads to the map, from a row to its pin; L in the map leads to the list, from a pin to its row. */
function followWays(sheet: Sheet): void {
  const toMap = (from: Element | null) => {
    const id = from?.closest('li[data-venue]')?.getAttribute('data-venue')
    if (isNarrow()) sheet.show('closed')
    const sign =
      id && `#map [data-pins~="${CSS.escape(id)}"], #map [data-pin="${CSS.escape(id)}"] a`
    focusOn(sign ? document.querySelector(sign) : null, document.getElementById('map'))
  }
  const toList = (from: Element | null) => {
    const row = from && from.closest(CARD_LINKS) && rowOf(from.closest(CARD_LINKS) ?? from)
    if (isNarrow()) sheet.show('list')
    focusOn(row?.querySelector('a') ?? null, document.getElementById('list'))
  }
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest('main [data-map] a[aria-keyshortcuts]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (link.getAttribute('aria-keyshortcuts') === 'm') toMap(null)
    else toList(null)
  })
  document.addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey) return
    if (target.matches('input, select, textarea')) return
    if (key === 'm' && target.closest('main [data-map] > #list')) toMap(target)
    if (key === 'l' && target.closest('main [data-map] > #map')) toList(target)
  })
}

function focusOn(element: Element | null, other: Element | null): void {
  const target = element?.checkVisibility({ visibilityProperty: true }) ? element : other
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus()
}
