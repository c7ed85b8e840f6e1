import { planPath } from 'contract/rules/plan-items.ts'
import {
  createFootButton,
  createFootLink,
  openFootBar,
  type FootBar,
} from '../navigation/foot-bars.ts'
import type { SavedPlan } from './saved-plan.ts'
import { newestCodes } from './newest-codes.ts'
import { shareLink, shareWord } from './share-link.ts'

export interface Pressed {
  readonly name: string
  readonly isSaved: boolean
  /** Whether the browser keeps it. */
  readonly isKept: boolean
}

/** By then a visitor has a plan that would be a loss. */
const OFFER_AT = 3
/** The entry of local storage that remembers the offer. */
const OFFERED_KEY = 'plan-offered'

/** Says what pressing a mark did (spec/behaviour §33), one thing at a time. */
export function createTeller(plan: SavedPlan) {
  let bar: FootBar | undefined

  function open(words: string, ...more: readonly Node[]): void {
    bar?.close()
    const said = document.createElement('p')
    said.role = 'status'
    const close = createFootButton('Close', () => opened.close())
    const opened = openFootBar(said, ...more, close)
    bar = opened
    // After it is in the document, so that it is read out.
    said.textContent = words
  }

  /** Safari forgets what scripts store after seven days without a visit; the link brings it back. */
  function offerLink(href: string): void {
    const said = document.createElement('output')
    const mail = `mailto:?subject=My%20program&body=${encodeURIComponent(href)}`
    open(
      'A browser may forget what it keeps: put your plan’s link somewhere safe, or this site on your home screen.',
      createFootButton(shareWord(), () => void shareLink(href, said)),
      createFootLink('Mail it to yourself', mail),
      said,
    )
  }

  return function tell({ name, isSaved, isKept }: Pressed): void {
    const codes = newestCodes(plan.items())
    const href = location.origin + planPath(codes)
    if (!isKept) {
      open(
        `This browser does not keep “${name}”: its storage is full or switched off. Keep the link instead:`,
        createFootLink('My program', href),
      )
      return
    }
    if (isSaved && codes.length === 1) void navigator.storage?.persist?.()
    if (isSaved && codes.length >= OFFER_AT && isFirstOffer()) return offerLink(href)
    const link = createFootLink(`My program (${plan.items().length})`, planPath())
    open(`${isSaved ? 'Saved' : 'No longer saved'}: ${name}`, ...(codes.length > 0 ? [link] : []))
  }
}

/** True once in a browser. */
function isFirstOffer(): boolean {
  try {
    const isFirst = localStorage.getItem(OFFERED_KEY) === null
    localStorage.setItem(OFFERED_KEY, '1')
    return isFirst
  } catch {
    // Without room for the mark the offer would come with each save.
    return false
  }
}
