/** Autosaved drafts, versions and scheduled publishing, the same for every collection. */
export const DRAFTS = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 2000 }, schedulePublish: true },
} as const

/** The same for what there is once: header, footer, settings of the site. */
export const GLOBAL_DRAFTS = { max: DRAFTS.maxPerDoc, drafts: true } as const
