import type { Navigation } from '../navigation/navigation.ts'
import { followArrowKeys } from './arrow-keys.ts'
import { followDayStrip } from './day-strip.ts'

/**
 * The timeline: arrow keys open the neighbouring days, and the strip marks the day that is being read (spec/screens
 * §5.4).
 */
export function followTimelinePage(navigation: Pick<Navigation, 'go' | 'subscribe'>): void {
  followArrowKeys(navigation)
  followDayStrip(navigation)
}
