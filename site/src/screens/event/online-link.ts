import type { Session } from 'contract/answers/event.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { isToCome } from 'contract/rules/state-now.ts'
import type { EventTiming } from './timing.ts'

/** How long before its session an online link appears (spec/screens §5.11, with the reason). */
export const ONLINE_EARLY_MINUTES = 15

/**
 * Without `href` until 15 minutes before the start (spec/screens §5.11). Undefined if the session is not online, is
 * over, or does not take place.
 */
export function onlineLink(
  session: Session,
  timing: EventTiming,
): { readonly href?: string | undefined } | undefined {
  const { online_url: href, start } = session
  if (href === undefined || !isToCome(timing.ofSession(session))) return undefined
  return timing.moment.isBefore(toInstant(start, timing.zone) - ONLINE_EARLY_MINUTES * 60_000)
    ? {}
    : { href }
}
