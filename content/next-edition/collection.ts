import type { CollectionConfig } from 'payload'

/** The table of beginnings: what *Next edition* made for a year, so that it can be undone (spec/content B22). */
export const beginnings: CollectionConfig = {
  slug: 'beginnings',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    /** The year of the new edition. */
    { name: 'year', type: 'number', required: true, unique: true },
    /** The year of the edition that it was begun from. */
    { name: 'from', type: 'number', required: true },
    /** What the beginning created or changed: a `BegunEdition` (`begin.ts`). */
    { name: 'begun', type: 'json', required: true },
  ],
}
