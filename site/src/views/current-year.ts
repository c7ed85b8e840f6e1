import type { Content } from './content.ts'

/**
 * Whether a year is the festival's current one: that of the screens without a year, whether its
 * edition is over or not (spec/screens §0.1).
 */
export function isCurrentYear(content: Content, year: number): boolean {
  return content.get('/global')?.festival_year === year
}
