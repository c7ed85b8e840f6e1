import { pathsOf } from '../rules/paths.ts'

interface Addressed {
  readonly id?: number | string | undefined
  readonly slug?: string | null | undefined
}

/**
 * Gives a record without a slug a temporary one for previews. Publishing makes the slug from the title, so a draft
 * that was never public may have none yet. Previews show it at an address with its id.
 */
export function withAddress<Doc extends Addressed>(collection: string, record: Doc): Doc {
  if (record.slug || record.id === undefined) return record
  const slug = `draft-${record.id}`
  return pathsOf(collection, { slug }).length > 0 ? { ...record, slug } : record
}
