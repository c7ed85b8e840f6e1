/** Drafts that save themselves, a history, and publishing at an instant: the same for every record. */
export const DRAFTS = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 2000 }, schedulePublish: true },
} as const

/** A history without drafts: saving publishes. */
export const HISTORY = { max: 50 } as const
