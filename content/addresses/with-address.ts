import { pathsOf } from '../rules/paths.ts'

interface Addressed {
  readonly id?: number | string | undefined
  readonly slug?: string | null | undefined
}

/**
 * Returns the record with a temporary slug, made from its id, if it has no slug yet. Such a record is a draft that was
 * never public, because publishing makes the slug from the title. Previews need an address for it.
 */
export function withAddress<Doc extends Addressed>(collection: string, record: Doc): Doc {
  if (record.slug || record.id === undefined) return record
  const slug = `draft-${record.id}`
  return pathsOf(collection, { slug }).length > 0 ? { ...record, slug } : record
}
