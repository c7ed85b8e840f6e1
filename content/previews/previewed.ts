/** Collections whose records appear on a page, their own or another. */
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
