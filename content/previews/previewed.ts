/** Collections whose records are seen on a page: their own, or the one that they stand on. */
export const PREVIEWED = [
  'events',
  'venues',
  'artists',
  'guides',
  'strands',
  'festivals',
  'articles',
  'participate',
  'past-festivals',
  'pages',
  'partners',
] as const
