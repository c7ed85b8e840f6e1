/** The positions stay on the device. */
import type { Position } from 'contract/rules/distance.ts'

export { nearestStop } from '../../screens/guide/start-from.ts'
export { askPosition } from '../../ui/ask-position.ts'

export function positionOf({ dataset }: HTMLElement): Position | undefined {
  return parsePosition(dataset['at'])
}

/** For text such as "-37.8183,144.9452". */
export function parsePosition(text: string | undefined): Position | undefined {
  const [lat, lon] = text?.split(',').map(Number) ?? []
  return lat === undefined || lon === undefined ? undefined : { lat, lon }
}
