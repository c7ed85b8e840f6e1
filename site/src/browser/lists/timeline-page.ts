import type { Navigation } from '../navigation/navigation.ts'
import { followArrowKeys } from './arrow-keys.ts'
import { followDayStrip } from './day-strip.ts'

/** spec/screens §5.4 */
export function followTimelinePage(navigation: Pick<Navigation, 'go' | 'subscribe'>): void {
  followArrowKeys(navigation)
  followDayStrip(navigation)
}
