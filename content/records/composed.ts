import type { CollectionSlug, GlobalSlug } from 'payload'

/** Answers are made from these records. */
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
export const COMPOSED_GLOBALS = [
  'header',
  'footer',
  'site',
] as const satisfies readonly GlobalSlug[]
