const MAX_MS = 60_000

/**
 * How long a service asks to be left alone, in milliseconds: seconds or a date (RFC 9110 §10.2.3), at most a minute
 * (spec/faults B3). Nothing for what is neither.
 */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined
  const text = header.trim()
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : dateOf(text) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_MS)
}

/** HTTP dates end in GMT; `Date.parse` alone takes much that is none. */
function dateOf(text: string): number {
  return text.endsWith(' GMT') ? Date.parse(text) : Number.NaN
}
