import { PIN_SIZE } from './place-pins.ts'
import type { MapPin } from './street-map-view.ts'

const SELECTED_SIZE = 40
/** Of the type in pins, in pixels; a pill has the same room left and right. */
const LETTER_WIDTH = 7
const PILL_ROOM = 14

/** A disc, or a pill of the same height for a longer label. */
export function pinSize({ label, isSelected }: Pick<MapPin, 'label' | 'isSelected'>) {
  const height = isSelected ? SELECTED_SIZE : PIN_SIZE
  return { width: Math.max(height, [...label].length * LETTER_WIDTH + PILL_ROOM), height }
}
