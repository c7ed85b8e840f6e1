/**
 * Drafts, versions and scheduled publishing, the same for every collection. Payload's autosave is off: it sends the whole
 * record, and undoes what others saved meanwhile. Our own is in `collections/saving/`.
 */
export const DRAFTS = {
  maxPerDoc: 50,
  drafts: { autosave: false, schedulePublish: true },
} as const

/** Versions without drafts: saving publishes. */
export const VERSIONS = { max: 50 } as const
