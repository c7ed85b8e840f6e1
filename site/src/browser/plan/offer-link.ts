import { planPath } from 'contract/rules/plan-items.ts'
import { createFootButton, createFootLink } from '../navigation/foot-bars.ts'
import type { createFootStatus } from './say-at-foot.ts'
import { shareLink, shareWord } from './share-link.ts'

/** The entries of local storage that remember the offers. */
const OFFERED = { link: 'plan-offered', homeScreen: 'home-screen-offered' } as const

/**
 * Offers once in a browser to keep the plan's link, or to put the site on the home screen; without a plan the latter alone.
 * Safari deletes what scripts store after seven days without a visit, and the link brings it back. Returns whether it offered.
 */
export function offerLink(
  codes: readonly string[],
  say: ReturnType<typeof createFootStatus>,
): boolean {
  const hasPlan = codes.length > 0
  if (!isFirst(hasPlan ? OFFERED.link : OFFERED.homeScreen)) return false
  if (!hasPlan) {
    say('A browser may forget what it keeps: put this site on your home screen.')
    return true
  }
  const href = location.origin + planPath(codes)
  const said = document.createElement('output')
  say(
    'A browser may forget what it keeps: put your plan’s link somewhere safe, or this site on your home screen.',
    createFootButton(shareWord(), () => void shareLink(href, said)),
    createFootLink(
      'Mail it to yourself',
      `mailto:?subject=My%20program&body=${encodeURIComponent(href)}`,
    ),
    said,
  )
  return true
}

/** True once in a browser. */
function isFirst(key: string): boolean {
  try {
    const isUnset = localStorage.getItem(key) === null
    localStorage.setItem(key, '1')
    return isUnset
  } catch {
    // Without room for the mark the offer would come each time.
    return false
  }
}
