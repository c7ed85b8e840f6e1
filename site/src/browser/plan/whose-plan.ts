import type { SavedItem } from './saved-items.ts'

/** The codes of a plan's page. */
export interface PlanCodes {
  /** The codes in the link of the page. */
  readonly linked: readonly string[]
  /** The codes that the page shows; withdrawn and unknown items are left out. */
  readonly shown: readonly string[]
}

/**
 * Whether a plan's page is the visitor's own, and how many of its items are not saved here. Items that the page cannot
 * show cannot be saved either, so they are not counted as missing (spec/screens §16).
 */
export function whosePlan({ linked, shown }: PlanCodes, saved: readonly SavedItem[]) {
  const kept = new Set(saved.map(({ code }) => code))
  const missing = shown.filter((code) => !kept.has(code)).length
  return { missing, isOwn: missing === 0 && linked.some((code) => kept.has(code)) }
}

/** The codes of a link that are still saved here, so that the visitor's own link contains nothing that was removed. */
export function stillSaved(linked: readonly string[], saved: readonly SavedItem[]) {
  const kept = new Set(saved.map(({ code }) => code))
  return linked.filter((code) => kept.has(code))
}
