import { MAX_PLAN_ITEMS } from 'contract/rules/plan-items.ts'
import type { SavedItem } from './saved-items.ts'

/** The codes that fit into a link: the newest. Apart from `saved-items.ts`, which every page loads. */
export function newestCodes(saved: readonly SavedItem[]): readonly string[] {
  return saved.slice(-MAX_PLAN_ITEMS).map(({ code }) => code)
}
