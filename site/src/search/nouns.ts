import type { SearchType } from 'contract/answers/search.ts'

/** For each type its heading, the noun in "All 12 …" and the word for one, in the order of the groups. */
export const SEARCH_NOUNS = [
  ['event', 'Events', 'events', 'Event'],
  ['artist', 'Artists', 'artists', 'Artist'],
  ['venue', 'Venues', 'venues', 'Venue'],
  ['guide', 'Guides and walks', 'guides and walks', 'Guide'],
  ['article', 'Channel', 'articles', 'Article'],
  ['participate', 'Participate', 'ways to take part', 'Participate'],
  ['festival', 'Past festivals', 'past festivals', 'Past festival'],
  ['page', 'Pages', 'pages', 'Page'],
] as const satisfies readonly (readonly [
  type: SearchType,
  title: string,
  noun: string,
  one: string,
])[]
