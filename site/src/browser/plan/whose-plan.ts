import type { SavedItem } from './saved-items.ts'

/** The codes of a plan's page. */
export interface PlanCodes {
  /** Those in its link. */
  readonly linked: readonly string[]
  /** Those that it can show: not what was withdrawn or never was. */
  readonly shown: readonly string[]
}

/**
 * Whether a plan's page is the visitor's own, and how much of it is not saved here. What the page cannot show nobody can
 * save, so it counts as missing to nobody (spec/screens §16).
 */
export function whosePlan({ linked, shown }: PlanCodes, saved: readonly SavedItem[]) {
  const kept = new Set(saved.map(({ code }) => code))
  const missing = shown.filter((code) => !kept.has(code)).length
  return { missing, isOwn: missing === 0 && linked.some((code) => kept.has(code)) }
}

/** The codes of a link that are saved here: one's own link hands out nothing that was removed since. */
export function stillSaved(linked: readonly string[], saved: readonly SavedItem[]) {
  const kept = new Set(saved.map(({ code }) => code))
  return linked.filter((code) => kept.has(code))
}
