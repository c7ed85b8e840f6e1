/** Autosaved drafts, versions and scheduled publishing, the same for every collection. */
export const DRAFTS = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 2000 }, schedulePublish: true },
} as const

/** Versions without drafts: saving publishes. */
export const VERSIONS = { max: 50 } as const
