import type { SearchType } from 'contract/answers/search.ts'

interface SearchNouns {
  readonly title: string
  /** The noun in "All 12 …". */
  readonly noun: string
  readonly one: string
}

export const SEARCH_NOUNS: Readonly<Record<SearchType, SearchNouns>> = {
  event: { title: 'Events', noun: 'events', one: 'Event' },
  artist: { title: 'Artists', noun: 'artists', one: 'Artist' },
  venue: { title: 'Venues', noun: 'venues', one: 'Venue' },
  guide: { title: 'Guides and walks', noun: 'guides and walks', one: 'Guide' },
  article: { title: 'Channel', noun: 'articles', one: 'Article' },
  participate: { title: 'Participate', noun: 'ways to take part', one: 'Participate' },
  festival: { title: 'Past festivals', noun: 'past festivals', one: 'Past festival' },
  page: { title: 'Pages', noun: 'pages', one: 'Page' },
}
