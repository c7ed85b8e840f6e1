import { jittered } from 'contract/rules/jittered.ts'

/** The reloads of all visitors are spread over this time. */
const SPREAD_MS = 20_000
/** Where the opening is unknown or has passed: as long as without script (spec/behaviour §16.6, §16.7). */
const RETRY_MS = 60_000
const RETRY_JITTER = 0.2
/** One long timer would be late: timers stop while a computer sleeps, and none can be longer than 24.8 days. */
const LOOK_MS = 60_000

export interface HeldUntil {
  /** Epoch milliseconds; absent when the opening time is unknown. */
  readonly opensAt: number | undefined
  /** The server's time, epoch milliseconds. */
  readonly now: () => number
  readonly random: () => number
}

/**
 * In epoch milliseconds: within 20 s after the opening, or in a minute ± 20 % when the opening is unknown or has passed
 * (spec/behaviour §16.6).
 */
export function askAgainAt({ opensAt, now, random }: HeldUntil): number {
  const nowMs = now()
  if (opensAt !== undefined && nowMs < opensAt) return opensAt + random() * SPREAD_MS
  return nowMs + jittered(RETRY_MS, RETRY_JITTER, random())
}

export interface HeldReload extends HeldUntil {
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly reload: () => void
}

/** A hidden page waits until it is visible. */
export function reloadWhenOpen({ page, reload, ...until }: HeldReload): void {
  const at = askAgainAt(until)
  const look = () => {
    const waitMs = at - until.now()
    if (waitMs > 0) setTimeout(look, Math.min(waitMs, LOOK_MS))
    else if (page.visibilityState === 'visible') reload()
    else page.addEventListener('visibilitychange', look, { once: true })
  }
  look()
}

/** In milliseconds, from `Date` and `Age` of a response (RFC 9111 §4.2.3). 0 if unknown. */
export async function serverAheadMs(url: string): Promise<number> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    const sentAt = Date.parse(headers.get('date') ?? '')
    const ageMs = Number(headers.get('age') ?? 0) * 1000
    return Number.isNaN(sentAt + ageMs) ? 0 : sentAt + ageMs - Date.now()
  } catch {
    // Offline: this computer's clock counts.
    return 0
  }
}
