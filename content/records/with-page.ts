/** Collections whose records have a page, so that links in text can lead to them. */
export const PAGED_COLLECTIONS = [
  'events',
  'venues',
  'artists',
  'guides',
  'articles',
  'participate',
  'past-festivals',
  'pages',
  'strands',
] as const
