import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import type { Content } from './screen.ts'

/** The festival's zone, for what has none of its own. Editions, and what people take part in, have theirs. */
export function siteZone(content: Content): string {
  return content.get('/site')?.zone ?? DEFAULT_ZONE
}
