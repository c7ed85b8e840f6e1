import type { CollectionConfig } from 'payload'
import { ownEndpoints } from './endpoints.ts'

/**
 * The table of releases: records that staff set to become public, or to be taken out of public, at a later time
 * (spec/content B18).
 */
export const releases: CollectionConfig = {
  slug: 'releases',
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: ownEndpoints,
  fields: [
    /** Empty if nobody gave the release a name. */
    { name: 'name', type: 'text' },
    /** When it is due: a wall time of the festival, `YYYY-MM-DDTHH:MM`. */
    { name: 'at', type: 'text', required: true },
    /** Email address of the account that set it. It stays when the account is deleted. Empty if it is not known. */
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
    /** The problems of a failed release: a list of `ReleaseProblem`. Empty if no rule refused it. */
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
        /** Id of the version to publish, in Payload's table of versions; empty to take the record out of public. */
        { name: 'version', type: 'number' },
        /**
         * Whether the record was public before the release was carried out. It is stored then, because the version that
         * was public before may be deleted later.
         */
        { name: 'was_public', type: 'checkbox' },
      ],
    },
  ],
}
