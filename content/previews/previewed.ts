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

/** Where the preview of the whole site begins: what one looks at to see a moment, rather than a record. */
export const WHOLE_SITE = [
  { path: '/', label: 'Home' },
  { path: '/program', label: 'Program' },
  { path: '/program/map', label: 'Map' },
] as const
