import type { DemoRef } from '../records.ts'
import type { RichTextValue } from './prose.ts'

/** The collections the seed fills, by what names a record in it. */
export type SeededCollection =
  | 'media'
  | 'festivals'
  | 'partners'
  | 'venues'
  | 'artists'
  | 'events'
  | 'guides'
  | 'articles'
  | 'participate'
  | 'past-festivals'
  | 'pages'
  | 'strands'
  | 'redirects'

/** Which collection a demo reference points into. */
const REF_COLLECTIONS = {
  event: 'events',
  artist: 'artists',
  article: 'articles',
  page: 'pages',
} as const satisfies Record<string, SeededCollection>

type RefType = keyof typeof REF_COLLECTIONS

/** What turns a demo record into a document: ids of records made before, and texts. */
export interface SeedContext {
  /** The id of a record; undefined when the profile leaves it out. */
  id(collection: SeededCollection, name: string | number | undefined): number | undefined
  ids(collection: SeededCollection, names: readonly (string | number)[] | undefined): number[]
  refs(
    refs: readonly DemoRef<RefType>[] | undefined,
  ): { relationTo: (typeof REF_COLLECTIONS)[RefType]; value: number }[]
  prose(markdown: string | undefined): RichTextValue | undefined
}

export function createSeedContext(
  known: ReadonlyMap<string, number>,
  prose: (markdown: string) => RichTextValue,
): SeedContext {
  const id: SeedContext['id'] = (collection, name) =>
    name === undefined ? undefined : known.get(recordKey(collection, name))
  return {
    id,
    ids: (collection, names = []) => names.flatMap((name) => id(collection, name) ?? []),
    refs: (refs = []) =>
      refs.flatMap(({ type, slug }) => {
        const relationTo = REF_COLLECTIONS[type]
        const value = id(relationTo, slug)
        return value === undefined ? [] : [{ relationTo, value }]
      }),
    prose: (markdown) => (markdown === undefined ? undefined : prose(markdown)),
  }
}

/** What a record of the demo is known by. */
export function recordKey(collection: SeededCollection, name: string | number): string {
  return `${collection}/${name}`
}
