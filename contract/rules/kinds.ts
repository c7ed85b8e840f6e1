/** The closed lists that answers and addresses both take their words from; plain, so that an address needs no schema. */

/** What a search finds, in the order of its groups (spec/screens §10). */
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

export const GUIDE_MODES = ['walk', 'ride', 'drive', 'theme'] as const

export const ARTICLE_KINDS = ['news', 'interview', 'essay', 'video', 'announcement'] as const

export const PARTICIPATE_KINDS = ['open_call', 'volunteer', 'support', 'learn', 'program'] as const
