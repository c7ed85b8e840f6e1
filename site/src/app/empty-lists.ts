import type { ScreenId } from '../urls/screen-ids.ts'
import { currentYear } from '../views/edition.ts'
import type { Content } from '../views/screen.ts'

/**
 * The lists of an edition count as filled once the edition is public, because its program is published soon after.
 * Screens that are missing here never count as empty.
 */
const HAS_SOMETHING: Partial<Record<ScreenId, (content: Content) => boolean>> = {
  program: hasEdition,
  'program-map': hasEdition,
  artists: hasEdition,
  venues: hasEdition,
  timeline: hasEdition,
  now: hasEdition,
  changes: hasEdition,
  'guides-walks': hasEdition,
  channel: (content) => (content.get('/channel')?.articles.length ?? 0) > 0,
  participate: (content) => (content.get('/participate')?.items.length ?? 0) > 0,
  partners: (content) => (content.get('/partners')?.years.length ?? 0) > 0,
  'past-festivals': (content) => (content.get('/past-festivals')?.items.length ?? 0) > 0,
}

/** Empty lists are `noindex` (spec/screens §0.2.6), or search engines would show empty pages beside the home page. */
export function isEmptyList(screen: ScreenId, content: Content): boolean {
  const hasSomething = HAS_SOMETHING[screen]
  return hasSomething !== undefined && !hasSomething(content)
}

function hasEdition(content: Content): boolean {
  const year = currentYear(content)
  return year !== undefined && content.get(`/years/${year}`) !== undefined
}
