/** Rows that are written once and never changed: codes (spec/content D6) and published paths (spec/content B16). */
import type { CollectionConfig } from 'payload'

/** Every short code ever given, of all collections. */
export const codes: CollectionConfig = {
  slug: 'codes',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    /** Such as `events:magnesium` (`hooks/codes.ts`). */
    { name: 'origin', type: 'text', required: true },
  ],
}

/** Every published path of every record; empty for records without a page. Only `remove-demo` deletes rows. */
export const paths: CollectionConfig = {
  slug: 'paths',
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['collection', 'document', 'path'], unique: true }],
  fields: [
    { name: 'path', type: 'text', index: true },
    { name: 'collection', type: 'text', required: true, index: true },
    { name: 'document', type: 'number', required: true, index: true },
  ],
}
