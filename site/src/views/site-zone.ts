import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import type { Content } from './screen.ts'

/** The festival's zone, for content without a zone of its own. Editions and participate items have their own. */
export function siteZone(content: Content): string {
  return content.get('/site')?.zone ?? DEFAULT_ZONE
}
