/** How long the visitors of a held site take to come back, so that they do not come at once. */
const SPREAD_MS = 20_000
const RETRY_MS = 60_000
const RETRY_JITTER = 0.2
/** A timer does not run on while a computer sleeps, and ends at 24.8 days: the clock is looked at again after this. */
const LOOK_MS = 60_000

export interface HeldUntil {
  /** Epoch milliseconds; absent: nobody knows. */
  readonly opensAt: number | undefined
  /** The server's time, epoch milliseconds. */
  readonly now: () => number
  readonly random: () => number
}

/**
 * When a held page asks again (spec/behaviour §16.6), in epoch milliseconds: in the 20 s after the opening, or, when that is not
 * known or has passed, in a minute ± 20 %.
 */
export function askAgainAt({ opensAt, now, random }: HeldUntil): number {
  const nowMs = now()
  if (opensAt !== undefined && nowMs < opensAt) return opensAt + random() * SPREAD_MS
  return nowMs + RETRY_MS * (1 + RETRY_JITTER * (2 * random() - 1))
}

export interface HeldReload extends HeldUntil {
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly reload: () => void
}

/** Reloads a held page in its time; one that nobody sees waits until it is looked at. */
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
