import type { Position } from 'contract/rules/distance.ts'

/** What the page's list has become by what a visitor did to it, where no other page was asked for. */
export interface PlacesShown {
  /** The pins to show, in the order of the list, each with where it leads; absent: those of the page. */
  readonly pins?: readonly { readonly id: string; readonly href: string }[] | undefined
  /** Where the visitor is, while the list is sorted by it. Nothing keeps or sends it. */
  readonly here?: Position | undefined
}

/** Of the document: the list changed; `detail` is a `PlacesShown`. */
export const PLACES_EVENT = 'placesshown'
/** Of the document: a live map has woken, and wants to know what the list shows. */
export const MAP_WOKEN_EVENT = 'livemapwoken'
