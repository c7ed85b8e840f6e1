/** What is asked for and reckoned of positions: on the device alone, once a visitor asks for it. */
import type { Position } from 'contract/rules/distance.ts'

export { nearestStop } from '../../screens/guide/start-from.ts'
export { askPosition } from '../../ui/ask-position.ts'

/** Where a row of a list is on the ground. */
export function positionOf({ dataset }: HTMLElement): Position | undefined {
  const [lat, lon] = dataset['at']?.split(',').map(Number) ?? []
  return lat === undefined || lon === undefined ? undefined : { lat, lon }
}
