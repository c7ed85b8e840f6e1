const WITH_SLUG: readonly string[] = [
  'events',
  'venues',
  'artists',
  'guides',
  'articles',
  'participate',
  'past-festivals',
]

interface Addressed {
  readonly id?: number | string | undefined
  readonly slug?: string | null | undefined
}

/**
 * A record with a slug. Publishing makes an empty one of the title, which may change until then: a draft that was never
 * public stands in previews at an address of its id.
 */
export function withAddress<Doc extends Addressed>(collection: string, record: Doc): Doc {
  if (record.slug || record.id === undefined || !WITH_SLUG.includes(collection)) return record
  return { ...record, slug: `draft-${record.id}` }
}
