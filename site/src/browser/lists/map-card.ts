import { drawCard } from './draw-card.ts'
import {
  CARD_HASH,
  MAP_MOVED_EVENT,
  MAP_WOKEN_EVENT,
  PINS_DRAWN_EVENT,
  PLACES_EVENT,
  type PlacesShown,
} from '../../map/places-shown.ts'
import { isNarrow, placesHere, type Sheet } from './map-sheet.ts'
import { isShown } from './tell-places.ts'

/** The id of a venue's row is this prefix and the venue's slug (`views/venue-facts.ts`). */
const ROW = 'venue-'
/** The least distance from the pin of an open card to the edges of a still map, in CSS pixels: room for its ring. */
const EDGE = 8
/** The pins of the still maps and of the live one, its clusters, and the names of the pins. */
const PINS = '#map [data-pin], #map [data-pins], #map :is([data-pin], [data-pins]) [data-side]'

interface OpenCard {
  readonly element: HTMLElement
  readonly row: HTMLElement
  readonly opener: Element | undefined
}

/**
 * The card of a venue, over the map. The open card is a hash in the address: Back closes it, a link opens it, and no
 * page view is counted (spec/behaviour §36.6).
 */
export function createCards(sheet: Sheet) {
  let open: OpenCard | undefined
  /** The state of the sheet before the card opened. */
  let before: 'list' | 'closed' = 'closed'

  function show(row: HTMLElement, opener: Element | undefined): void {
    const map = document.getElementById('map')
    if (!map) return
    if (!open) before = sheet.state() === 'list' ? 'list' : 'closed'
    const isSame = open?.row === row
    const hadFocus = open && putAway(open)
    const element = map.appendChild(drawCard(row, { id: hashOf(row).slice(1), close }))
    open = { element, row, opener: opener ?? open?.opener }
    mark(row, true)
    sheet.show('card')
    choosePlace(row)
    tellMaps(open)
    // When the list was filtered, the focus stays in the form.
    if (hadFocus || !isSame) focusCard(element)
  }

  function hide(): void {
    if (!open) return
    const closed = open
    const hadFocus = putAway(closed)
    open = undefined
    sheet.show(before)
    tellMaps(undefined)
    if (hadFocus) focusBack(closed)
  }

  function sync(opener?: Element): void {
    const row = rowOf(location.hash)
    if (!row || !isShown(row)) hide()
    else if (row !== open?.row) show(row, opener)
  }

  function close(): void {
    if (!goBack()) sync()
  }

  /**
   * The list was filtered or sorted. If the row of the card is filtered out, the card closes without going back: the
   * filter replaces the current history entry next.
   */
  function followRow(event: Event): void {
    const { detail } = event as CustomEvent<PlacesShown> // the event's contract
    if (!('pins' in detail) || !open) return
    const { row, opener } = open
    if (!row.isConnected) open = undefined
    else if (isShown(row)) show(row, opener)
    else {
      dropHash()
      hide()
    }
  }

  addEventListener('popstate', () => sync())
  followMaps(() => open)
  document.addEventListener(PLACES_EVENT, followRow)

  return {
    sync,
    open(row: HTMLElement, opener: Element): void {
      enter(hashOf(row), open !== undefined)
      sync(opener)
    },
    /** Call this after the page was replaced. */
    renew(): void {
      if (!open?.element.isConnected) open = undefined
      sync()
    },
  }
}

/** The page scrolls only on a narrow screen: there the card may be below the window. */
function focusCard(card: HTMLElement): void {
  card.focus({ preventScroll: true })
  if (isNarrow()) card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function rowOf(hash: string): HTMLElement | null {
  if (!hash.startsWith(CARD_HASH) || !placesHere()) return null
  try {
    return document.getElementById(ROW + decodeURIComponent(hash.slice(CARD_HASH.length)))
  } catch {
    // The hash is malformed: `%E0`.
    return null
  }
}

/** Pushes a history entry, or replaces that of the card that was open before. */
function enter(hash: string, isOpen: boolean): void {
  if (isOpen) history.replaceState(history.state, '', hash)
  else history.pushState({ card: location.search }, '', hash)
}

/** Leaves the entry of a card. Returns false where it removes the hash instead: then no `popstate` follows. */
function goBack(): boolean {
  if (isOurs(history.state)) {
    history.back()
    return true
  }
  dropHash()
  return false
}

function dropHash(): void {
  history.replaceState(null, '', location.pathname + location.search)
}

/** False for an entry that no card pushed, and after a filter: going back would undo the filter. */
function isOurs(state: unknown): boolean {
  const isCard = typeof state === 'object' && state !== null && 'card' in state
  return isCard && state.card === location.search
}

/** Returns whether the focus was in the card. */
function putAway({ element, row }: OpenCard): boolean {
  const hadFocus = element.contains(document.activeElement)
  element.remove()
  mark(row, false)
  return hadFocus
}

function mark(row: HTMLElement, isOpen: boolean): void {
  if (isOpen) row.setAttribute('aria-current', 'true')
  else row.removeAttribute('aria-current')
}

function tellMaps(open: OpenCard | undefined): void {
  const selected = open?.row.dataset['venue']
  markPin(selected)
  const covered = open && isNarrow() ? open.element.offsetHeight : 0
  scrollStillMaps(open, covered)
  if (open) standAside(open)
  else showPins(() => true)
  const detail: PlacesShown = { selected: selected ?? '', covered }
  document.dispatchEvent(new CustomEvent(PLACES_EVENT, { detail }))
}

/**
 * A card that covers the lower part of a still map gives it a margin of the same height, so that it can scroll until
 * the pin is in sight. Live maps move by themselves.
 */
function scrollStillMaps(open: OpenCard | undefined, covered: number): void {
  for (const drawing of document.querySelectorAll<SVGElement>('#map [data-shape] > svg')) {
    const height = covered > 0 ? `${covered}px` : ''
    drawing.style.setProperty('margin-bottom', height)
    // A pin that gets the focus is scrolled to above the card.
    drawing.parentElement?.style.setProperty('scroll-padding-bottom', height)
  }
  const pin = open && signOf(open.row)
  const still = pin?.closest('[data-shape]')
  if (!pin || !still) return
  const [own, map] = [pin.getBoundingClientRect(), still.getBoundingClientRect()]
  still.scrollBy({
    left: wayInto([own.left, own.right], [map.left, map.right]),
    top: wayInto([own.top, own.bottom], [map.top, map.bottom - covered]),
    behavior: 'instant',
  })
}

/** How far a span has to move to lie inside another one, at least `EDGE` from its ends; 0 if it lies there already. */
function wayInto([start, end]: [number, number], [from, to]: [number, number]): number {
  return Math.max(0, end + EDGE - to) + Math.min(0, start - EDGE - from)
}

/**
 * A live map that starts late is told which card is open. When it has moved or drawn its pins again, the card chooses
 * its half of the map again, because the chosen pin leaves its cluster. A still map moves by scrolling.
 */
function followMaps(open: () => OpenCard | undefined): void {
  const withCard = (act: (card: OpenCard) => void) => () => {
    const card = open()
    if (card) act(card)
  }
  document.addEventListener(MAP_WOKEN_EVENT, withCard(tellMaps))
  for (const moved of [MAP_MOVED_EVENT, PINS_DRAWN_EVENT]) {
    document.addEventListener(moved, withCard(standAside))
  }
  document.addEventListener('scroll', withCard(hideCut), { capture: true, passive: true })
}

/** On a wide screen the card lies in the half of the map without its pin (`program-map.module.css`). */
function standAside(card: OpenCard): void {
  const { element, row } = card
  const pin = signOf(row)
  const map = element.parentElement
  element.toggleAttribute('data-right', pin && map ? middleOf(pin) < middleOf(map) : false)
  hideCut(card)
}

/** Pins under the card are hidden from the keyboard too, or the focus would be under the card. */
function hideCut({ element, row }: OpenCard): void {
  const card = element.getBoundingClientRect()
  const own = signOf(row)
  showPins(
    (pin, sign) =>
      !touches(sign.getBoundingClientRect(), card) ||
      sign === own ||
      pin.contains(document.activeElement),
  )
}

function showPins(fulfils: (pin: Element, sign: Element) => boolean): void {
  const pins = [...document.querySelectorAll<HTMLElement | SVGElement>(PINS)]
  // All are measured before the first is changed, so that the browser arranges the page once.
  const shown = pins.map((pin) => fulfils(pin, pin.querySelector('a') ?? pin))
  for (const [index, pin] of pins.entries()) {
    pin.style.visibility = shown[index] ? '' : 'hidden'
  }
}

function touches(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

function markPin(id: string | undefined): void {
  for (const pin of document.querySelectorAll<SVGElement>('#map [data-pin]')) {
    const link = pin.querySelector('a')
    if (pin.dataset['pin'] === id) link?.setAttribute('aria-current', 'true')
    else link?.removeAttribute('aria-current')
  }
}

/** Focuses the opener; without it, the pin of the venue. */
function focusBack({ opener, row }: OpenCard): void {
  // When a live map replaces the still one, the pins of the still map stay in the document, hidden.
  const isThere = opener?.isConnected && opener.checkVisibility({ visibilityProperty: true })
  const target = isThere ? opener : signOf(row)
  if (target instanceof HTMLElement || target instanceof SVGElement) {
    target.focus({ preventScroll: true })
  }
}

function hashOf({ id }: HTMLElement): string {
  return CARD_HASH + id.slice(ROW.length)
}

/** The pin, or the cluster that contains it, on the live map if there is one; otherwise the pin on the still map. */
function signOf({ dataset }: HTMLElement): Element | null {
  const id = CSS.escape(dataset['venue'] ?? '')
  return (
    document.querySelector(`#map [data-live] [data-pins~="${id}"]`) ??
    document.querySelector(`#map [data-pin="${id}"] a`)
  )
}

/** Where there are maps of several places, chooses the one with the row's pin. */
function choosePlace({ dataset }: HTMLElement): void {
  const pin = document.querySelector(`#map [data-pin="${CSS.escape(dataset['venue'] ?? '')}"]`)
  const choice = pin?.closest('[data-panel]')?.previousElementSibling?.querySelector('input')
  if (choice) choice.checked = true
}
