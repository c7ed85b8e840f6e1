import { MAX_PLAN_ITEMS } from 'contract/rules/plan-link.ts'
import type { SavedItem } from './saved-items.ts'

/**
 * The newest codes, as many as a link can hold. This is a separate file, because every page loads `saved-items.ts`.
 */
export function newestCodes(saved: readonly SavedItem[]): readonly string[] {
  return saved.slice(-MAX_PLAN_ITEMS).map(({ code }) => code)
}
