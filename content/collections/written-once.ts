/** Collections whose rows are written once and never changed: codes (spec/content D6), published paths (B16), history. */
import type { CollectionConfig } from 'payload'

/** Every short code ever given, over all collections. */
export const codes: CollectionConfig = {
  slug: 'codes',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    /** What the code was made from: `{collection}:{slug or name}`. */
    { name: 'origin', type: 'text', required: true },
  ],
}

/** Every record ever published, with each path it had; `path` is empty for records without a page. */
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

/** What staff changed, a row a field (`collections/history.ts`). */
export const history: CollectionConfig = {
  slug: 'history',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['collection', 'code'] }],
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    /** The account's e-mail address; empty for the system. */
    { name: 'who', type: 'text' },
    { name: 'collection', type: 'text', required: true },
    /** Of the record; its id where it has no code; empty for a global. */
    { name: 'code', type: 'text', required: true },
    { name: 'field', type: 'text', required: true },
    { name: 'old', type: 'json' },
    { name: 'new', type: 'json' },
    /** Visitors got it with this save. */
    { name: 'public', type: 'checkbox', required: true },
  ],
}
