import type { Position } from 'contract/rules/distance.ts'

/** The state of the list beside the map, after a visitor filtered or sorted it without a navigation. */
export interface PlacesShown {
  /** The pins to show, in the order of the list, each with its link; absent: the pins of the page. */
  readonly pins?: readonly { readonly id: string; readonly href: string }[] | undefined
  /** The visitor's position while the list is sorted by distance. It is never stored or sent. */
  readonly here?: Position | undefined
  /** The id of the pin whose card is open. Empty or absent if no card is open; then the address selects the pin. */
  readonly selected?: string | undefined
  /** The height of the part at the map's bottom that the card covers, in CSS pixels. */
  readonly covered?: number | undefined
}

/** The list changed. `detail` is a `PlacesShown`. */
export const PLACES_EVENT = 'placesshown'
/** A live map has been mounted and asks for the list's state. */
export const MAP_WOKEN_EVENT = 'livemapwoken'
/** A live map has moved, and its pins with it. */
export const MAP_MOVED_EVENT = 'livemapmoved'
/** The pins of a live map have been drawn, at first or anew. */
export const PINS_DRAWN_EVENT = 'livemappinsdrawn'

/** The hash of a venue's card on the map page, without the venue's slug. */
export const CARD_HASH = '#card-'
