import { planPath } from 'contract/rules/plan-link.ts'
import { createFootButton, createFootLink } from '../navigation/foot-bars.ts'
import type { createFootStatus } from './say-at-foot.ts'
import { shareLink, shareWord } from './share-link.ts'

/** In local storage. */
const OFFERED = { link: 'plan-offered', homeScreen: 'home-screen-offered' } as const

/**
 * Offers the link of the plan or the home screen once per browser, because Safari deletes what scripts store after
 * seven days without a visit. Without a plan, offers only the home screen. Returns whether something was offered.
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

/** Whether this is the first call for a key in this browser. */
function isFirst(key: string): boolean {
  try {
    const isUnset = localStorage.getItem(key) === null
    localStorage.setItem(key, '1')
    return isUnset
  } catch {
    // Storage is refused or full. Without a stored mark the offer would come every time, so it never comes.
    return false
  }
}
