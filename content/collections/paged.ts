/** Collections whose records have a page of their own: what a link in text may lead to. */
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
