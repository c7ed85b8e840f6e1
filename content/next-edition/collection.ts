import type { CollectionConfig } from 'payload'

/** What *Next edition* made for a year, so that it can be undone (spec/content B22). */
export const beginnings: CollectionConfig = {
  slug: 'beginnings',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'year', type: 'number', required: true, unique: true },
    { name: 'from', type: 'number', required: true },
    /** A `BegunEdition` (`begin.ts`). */
    { name: 'begun', type: 'json', required: true },
  ],
}
