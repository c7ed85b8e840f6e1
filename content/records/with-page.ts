/**
 * Collections whose records have a page of their own. The pages of partners and festivals are found by
 * `addresses/page-of.ts`.
 */
export const COLLECTIONS_WITH_PAGE = [
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
