import { PLACES_EVENT, type PlacesShown } from '../../map/places-shown.ts'

/**
 * Shows on the still maps of the map page the pins of the venues that its list shows, and tells the live ones. Nothing on
 * another page.
 */
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
 * Shows the map of each place that has a shown pin. If the list has no venue, the first map stays; venues without a pin
 * show no map.
 */
function showMaps(venues: number): void {
  const figures = [...document.querySelectorAll('#map figure')]
  for (const [index, figure] of figures.entries()) {
    const pins = [...figure.querySelectorAll<SVGElement>('[data-pin]')]
    const place = figure.closest<HTMLElement>('section')
    if (place) show(place, venues === 0 ? index === 0 : pins.some(isShown))
  }
}

/** A venue's id and link as on the still map; empty if it has no pin. */
function pinOf(id: string) {
  const href = document.querySelector(`#map [data-pin="${CSS.escape(id)}"] a`)?.getAttribute('href')
  return href ? [{ id, href }] : []
}

/**
 * A list row or a pin. It is hidden by inline `display`, because `hidden` has no effect in SVG or where a style sheet
 * sets `display`.
 */
type Styled = HTMLElement | SVGElement

export function show(element: Styled, isToBeShown: boolean): void {
  if (isToBeShown) element.style.removeProperty('display')
  else element.style.setProperty('display', 'none')
}

export function isShown(element: Styled): boolean {
  return element.style.getPropertyValue('display') !== 'none'
}
