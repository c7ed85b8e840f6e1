import type { CollectionSlug, RelationshipField } from 'payload'

/** Records of several collections, in an order (`Ref[]` of spec/content A3). */
export function refList(
  name: string,
  relationTo: readonly CollectionSlug[],
  options: { label?: string; maxRows?: number; admin?: { description: string } } = {},
): RelationshipField {
  return { name, type: 'relationship', relationTo: [...relationTo], hasMany: true, ...options }
}
