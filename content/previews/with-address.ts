import { pathsOf } from '../rules/paths.ts'

interface Addressed {
  readonly id?: number | string | undefined
  readonly slug?: string | null | undefined
}

/**
 * A record with a slug, where its collection has slugs. Publishing makes an empty one of the title, which may change until
 * then: a draft that was never public stands in previews at an address of its id.
 */
export function withAddress<Doc extends Addressed>(collection: string, record: Doc): Doc {
  if (record.slug || record.id === undefined) return record
  const slug = `draft-${record.id}`
  return pathsOf(collection, { slug }).length > 0 ? { ...record, slug } : record
}
