/**
 * The closed lists that answers, forms, pages and addresses share, as plain data, so that code for addresses does not
 * load the schemas. Visitors read the words, and staff choose by them. Filters and forms show a list in its order
 * here.
 */

/** The types that a search finds, in the order of the groups of results (spec/screens §10 has the reason). */
export const SEARCH_TYPES = [
  'event',
  'artist',
  'venue',
  'guide',
  'article',
  'participate',
  'festival',
  'page',
] as const

export const GUIDE_MODES = { walk: 'Walk', ride: 'Ride', drive: 'Drive', theme: 'Theme' } as const

export const ARTICLE_KINDS = {
  news: 'News',
  interview: 'Interview',
  essay: 'Essay',
  video: 'Video',
  announcement: 'Announcement',
} as const

export const PARTICIPATE_KINDS = {
  open_call: 'Open call',
  volunteer: 'Volunteering',
  support: 'Support',
  learn: 'Learning',
  program: 'Program',
} as const

export const EVENT_FLAGS = {
  world_premiere: 'World premiere',
  australian_premiere: 'Australian premiere',
  commission: 'Festival commission',
  outdoor: 'Outdoor',
  online: 'Online',
  regional: 'Regional',
} as const
