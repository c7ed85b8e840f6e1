import type { CollectionConfig } from 'payload'
import { ownEndpoints } from './endpoints.ts'

/** What staff set to become public, or to be taken out of public, at a later time (spec/content B18). */
export const releases: CollectionConfig = {
  slug: 'releases',
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: ownEndpoints,
  fields: [
    { name: 'name', type: 'text' },
    /** A wall time of the festival, `YYYY-MM-DDTHH:MM`. */
    { name: 'at', type: 'text', required: true },
    /** Email address of the account, which stays when the account is deleted. Empty if it is not known. */
    { name: 'set_by', type: 'text' },
    {
      name: 'state',
      type: 'select',
      options: ['set', 'done', 'failed'],
      required: true,
      defaultValue: 'set',
      index: true,
    },
    /** Why it failed; for a release that is set, why it would fail in the present situation. */
    { name: 'problem', type: 'text' },
    /** A list of `ReleaseProblem`, for a failed release. Empty if no rule refused it. */
    { name: 'problem_at', type: 'json' },
    /** When it was carried out or failed, by the festival's clock. */
    { name: 'ended_at', type: 'date' },
    {
      name: 'items',
      type: 'array',
      fields: [
        { name: 'collection', type: 'text', required: true },
        { name: 'record', type: 'number', required: true },
        { name: 'act', type: 'select', options: ['publish', 'unpublish'], required: true },
        /** In Payload's table of versions; empty to take the record out of public. */
        { name: 'version', type: 'number' },
        /** Stored when the release is carried out, because the version before may be deleted later. */
        { name: 'was_public', type: 'checkbox' },
      ],
    },
  ],
}
