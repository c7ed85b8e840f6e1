import { jittered } from 'contract/rules/jittered.ts'
import { RefusedError } from './upstream.ts'

/**
 * Pauses before the site asks the content service again (spec/faults B1). After a restart of the service the first is
 * hardly noticed; in an outage the site asks about every 5 s.
 */
const FIRST_RETRY_MS = 250
const LONGEST_OWN_RETRY_MS = 5_000
/** Random share of a pause, so that several sites do not ask at the same instant. */
const JITTER = 0.2

/**
 * Returns a pause in milliseconds that doubles with each earlier failure up to a limit. It is longer only if the
 * service asks for that (spec/faults B1, B3).
 */
export function retryMs(error: unknown, earlierFailures: number, random: () => number): number {
  const asked = error instanceof RefusedError ? (error.retryAfterMs ?? 0) : 0
  const own = Math.min(FIRST_RETRY_MS * 2 ** earlierFailures, LONGEST_OWN_RETRY_MS)
  return Math.max(asked, Math.min(jittered(own, JITTER, random()), LONGEST_OWN_RETRY_MS))
}
