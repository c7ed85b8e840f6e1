import { planPath } from 'contract/rules/plan-link.ts'
import { createFootLink } from '../navigation/foot-bars.ts'
import { newestCodes } from './newest-codes.ts'
import { offerLink } from './offer-link.ts'
import type { SavedPlan } from './saved-plan.ts'
import { createFootStatus } from './say-at-foot.ts'

export interface Pressed {
  readonly name: string
  readonly isSaved: boolean
  /** Whether the browser has stored the item. */
  readonly isKept: boolean
}

/** From this number of items on, a plan is worth keeping. */
const OFFER_AT = 3

/** One message at a time (spec/behaviour §33). */
export function createTeller(plan: SavedPlan) {
  const say = createFootStatus()

  return function tell({ name, isSaved, isKept }: Pressed): void {
    const codes = newestCodes(plan.items())
    if (!isKept) {
      say(
        `This browser does not keep “${name}”: its storage is full or switched off. Keep the link instead:`,
        createFootLink('My program', location.origin + planPath(codes)),
      )
      return
    }
    // At the first item, ask the browser not to delete the stored plan (spec/behaviour §33.3).
    if (isSaved && codes.length === 1) void navigator.storage?.persist?.()
    if (isSaved && codes.length >= OFFER_AT && offerLink(codes, say)) return
    const link = createFootLink(`My program (${plan.items().length})`, planPath())
    say(`${isSaved ? 'Saved' : 'No longer saved'}: ${name}`, ...(codes.length > 0 ? [link] : []))
  }
}
