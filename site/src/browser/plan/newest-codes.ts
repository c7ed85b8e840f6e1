import { MAX_PLAN_ITEMS } from 'contract/rules/plan-link.ts'
import type { SavedItem } from './saved-items.ts'

/** As many as a link can hold. A separate file, because every page loads `saved-items.ts`. */
export function newestCodes(saved: readonly SavedItem[]): readonly string[] {
  return saved.slice(-MAX_PLAN_ITEMS).map(({ code }) => code)
}
