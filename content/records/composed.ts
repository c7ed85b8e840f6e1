import type { CollectionSlug, GlobalSlug } from 'payload'

/** The collections from whose records answers are made. */
export const COMPOSED_COLLECTIONS = [
  'festivals',
  'events',
  'venues',
  'artists',
  'guides',
  'articles',
  'participate',
  'past-festivals',
  'partners',
  'pages',
  'strands',
  'redirects',
  'media',
] as const satisfies readonly CollectionSlug[]
/** The globals from which answers are made. */
export const COMPOSED_GLOBALS = [
  'header',
  'footer',
  'site',
] as const satisfies readonly GlobalSlug[]
