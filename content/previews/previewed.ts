/** Visitors see these records on a page of their own or on pages of others. */
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

/** Staff begin here to see the site at a moment, not a certain record. */
export const WHOLE_SITE = [
  { path: '/', label: 'Home' },
  { path: '/program', label: 'Program' },
  { path: '/program/map', label: 'Map' },
] as const
