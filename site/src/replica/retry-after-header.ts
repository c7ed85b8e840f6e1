/** The longest pause, whatever the service asks for (spec/faults B3), so that staff soon see changes. A judgement. */
const MAX_MS = 60_000

/**
 * Returns the pause that a `Retry-After` header asks for, in milliseconds: seconds or a date (RFC 9110 §10.2.3), at
 * most a minute (spec/faults B3). Undefined for other values.
 */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined
  const text = header.trim()
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : dateOf(text) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_MS)
}

/** HTTP dates end in GMT; `Date.parse` alone accepts much more. */
function dateOf(text: string): number {
  return text.endsWith(' GMT') ? Date.parse(text) : Number.NaN
}
