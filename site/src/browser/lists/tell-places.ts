import { PLACES_EVENT, type PlacesShown } from '../../map/places-shown.ts'

/** Hides the pins of venues that are not in the list on still maps, and sends the list to live maps. */
export function tellPlaces(also: Pick<PlacesShown, 'here'> = {}): void {
  const list = document.querySelector('main [data-places]')
  if (!list) return
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-venue]')].filter(isShown)
  const ids = rows.map(({ dataset }) => dataset['venue'] ?? '')
  for (const pin of document.querySelectorAll<SVGElement>('#map [data-pin], #map [data-leader]')) {
    show(pin, ids.includes(pin.dataset['pin'] ?? pin.dataset['leader'] ?? ''))
  }
  showMaps(ids.length)
  const detail: PlacesShown = { ...also, pins: ids.flatMap(pinOf) }
  document.dispatchEvent(new CustomEvent(PLACES_EVENT, { detail }))
}

/**
 * Only places with a visible pin are offered. If the chosen place has none, the first one that is offered is chosen. If
 * the list is empty, the first place stays.
 */
function showMaps(venues: number): void {
  const panels = [...document.querySelectorAll<HTMLElement>('#map [data-panel]')]
  const offered = panels.filter((panel, index) => {
    const pins = [...panel.querySelectorAll<SVGElement>('[data-pin]')]
    const isOffered = venues === 0 ? index === 0 : pins.some(isShown)
    show(panel, isOffered)
    const choice = choiceOf(panel)
    if (choice) show(choice, isOffered)
    return isOffered
  })
  const isChosen = (panel: HTMLElement) => choiceOf(panel)?.querySelector('input')?.checked === true
  const [first] = offered
  const input = first && choiceOf(first)?.querySelector('input')
  if (input && !offered.some(isChosen)) input.checked = true
}

/** Undefined if there is only one place. */
function choiceOf(panel: HTMLElement): HTMLElement | undefined {
  const before = panel.previousElementSibling
  return before instanceof HTMLLabelElement ? before : undefined
}

/** Empty if the venue has no pin on the still map. */
function pinOf(id: string) {
  const href = document.querySelector(`#map [data-pin="${CSS.escape(id)}"] a`)?.getAttribute('href')
  return href ? [{ id, href }] : []
}

/** It is hidden by inline `display`: `hidden` has no effect in SVG or where a style sheet sets `display`. */
type Styled = HTMLElement | SVGElement

export function show(element: Styled, isToBeShown: boolean): void {
  if (isToBeShown) element.style.removeProperty('display')
  else element.style.setProperty('display', 'none')
}

export function isShown(element: Styled): boolean {
  return element.style.getPropertyValue('display') !== 'none'
}
