import type { SavedItem } from './saved-items.ts'

export interface PlanCodes {
  readonly linked: readonly string[]
  /** Without withdrawn and unknown items. */
  readonly shown: readonly string[]
}

/** Items that the page cannot show cannot be saved either, so they are not missing (spec/screens §16). */
export function whosePlan({ linked, shown }: PlanCodes, saved: readonly SavedItem[]) {
  const kept = new Set(saved.map(({ code }) => code))
  const missing = shown.filter((code) => !kept.has(code)).length
  return { missing, isOwn: missing === 0 && linked.some((code) => kept.has(code)) }
}

/** The visitor's own link contains nothing that was removed. */
export function stillSaved(linked: readonly string[], saved: readonly SavedItem[]) {
  const kept = new Set(saved.map(({ code }) => code))
  return linked.filter((code) => kept.has(code))
}
