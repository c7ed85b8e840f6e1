import type { CollectionConfig } from 'payload'

export const SHARED = ['page', 'record', 'site'] as const
export type Shared = (typeof SHARED)[number]

/** Links that staff have shared. They are never deleted, so that it is always known who could see what. */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    /**
     * `page`: the record's own pages. `record`: the whole site with the record's draft. `site`: the whole site with
     * all drafts.
     */
    { name: 'shows', type: 'select', options: [...SHARED], required: true },
    /** Absent for a link to the whole site. */
    { name: 'collection', type: 'text' },
    { name: 'record', type: 'number' },
    /** As it was when the link was made. */
    { name: 'title', type: 'text' },
    { name: 'path', type: 'text', required: true },
    /** The wall time of the festival that this page shows, `YYYY-MM-DDTHH:MM`; empty for the present. */
    { name: 'at', type: 'text' },
    { name: 'recipient', type: 'text', required: true },
    /** When the link ends, in epoch milliseconds of the real time. */
    { name: 'until', type: 'number', required: true },
    /** E-mail addresses stay after an account is deleted. */
    { name: 'made_by', type: 'text', required: true },
    { name: 'revoked_by', type: 'text' },
  ],
}
