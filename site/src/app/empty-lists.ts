import type { ScreenId } from '../urls/screen-ids.ts'
import type { Content } from '../views/screen.ts'

/** Whether there is something in a list; a list that is not here is never asked. */
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

/**
 * Whether a screen is a list in which nothing is yet: a festival in preparation has all of them. They are `noindex` (spec/screens
 * §0.2.6), or a search would lead to them before the home page.
 */
export function isEmptyList(screen: ScreenId, content: Content): boolean {
  const hasSomething = HAS_SOMETHING[screen]
  return hasSomething !== undefined && !hasSomething(content)
}

function hasEdition(content: Content): boolean {
  const year = content.get('/global')?.festival_year
  return year !== undefined && content.get(`/years/${year}`) !== undefined
}
