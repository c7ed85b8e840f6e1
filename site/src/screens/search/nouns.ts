import type { SearchType } from 'contract/answers/search.ts'

/** Each type's heading and the noun of "All 12 …", in the order of the groups. */
export const SEARCH_NOUNS = [
  ['event', 'Events', 'events'],
  ['artist', 'Artists', 'artists'],
  ['venue', 'Venues', 'venues'],
  ['guide', 'Guides and walks', 'guides and walks'],
  ['article', 'Channel', 'articles'],
  ['participate', 'Participate', 'ways to take part'],
  ['festival', 'Past festivals', 'past festivals'],
  ['page', 'Pages', 'pages'],
] as const satisfies readonly (readonly [type: SearchType, title: string, noun: string])[]
