import { jittered } from 'contract/rules/jittered.ts'
import { RefusedError } from './upstream.ts'

/** Pauses after a failure (spec/faults B1): a restart is hardly noticed, and an outage costs less than a request a second. */
const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 5_000
/** Random share of a pause, so that several sites do not ask at the same instant. */
const JITTER = 0.2

/**
 * Returns the pause after a failure: twice as long each time, and at least as long as the service asks for (spec/faults
 * B1, B3).
 */
export function retryMs(error: unknown, failures: number, random: () => number): number {
  const asked = error instanceof RefusedError ? (error.retryAfterMs ?? 0) : 0
  const own = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
  return Math.max(asked, Math.min(jittered(own, JITTER, random()), MAX_RETRY_MS))
}
