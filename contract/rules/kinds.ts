/**
 * The closed lists that answers, forms, pages and addresses all take from here; plain, so that an address needs no
 * schema. The words are those that visitors read and staff choose by, in the order of filters.
 */

/** What a search finds, in the order of its groups (why: spec/screens §10). */
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

/** How a price is said. */
export const PRICE_CHOICES = {
  free: 'Free',
  amount: 'From …',
  words: 'In words',
} as const
