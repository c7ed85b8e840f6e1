/** Their records have their own page. `addresses/page-of.ts` finds the pages of partners and festivals. */
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
