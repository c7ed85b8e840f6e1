import { pathsOf } from '../rules/paths.ts'

interface Addressed {
  readonly id?: number | string | undefined
  readonly slug?: string | null | undefined
}

/** Previews need an address for a record that was never public: publishing makes its slug from the title. */
export function withAddress<Doc extends Addressed>(collection: string, record: Doc): Doc {
  if (record.slug || record.id === undefined) return record
  const slug = `draft-${record.id}`
  return pathsOf(collection, { slug }).length > 0 ? { ...record, slug } : record
}
