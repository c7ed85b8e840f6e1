/** Collections whose records visitors can see: on a page of their own, or on pages of others. */
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

/**
 * The pages at which a preview of the whole site can begin. Staff open them to see the site at a moment, not a
 * certain record.
 */
export const WHOLE_SITE = [
  { path: '/', label: 'Home' },
  { path: '/program', label: 'Program' },
  { path: '/program/map', label: 'Map' },
] as const
