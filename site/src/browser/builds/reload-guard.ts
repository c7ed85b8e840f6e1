/** A path is reloaded at most once in this time (spec/asked §4, §9). */
export const RELOAD_GUARD_MS = 10_000
/** Session storage key: for each path and query, when it may be reloaded again, in epoch milliseconds. */
export const RELOAD_GUARD_KEY = 'reload-guard'

export interface ReloadGuardDeps {
  /** Throws when the visitor has disabled storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly documentAgeMs: () => number
}

/** Prevents reload loops: admits each path once in 10 s, across documents of the session (spec/behaviour §22.6). */
export function createReloadGuard({ storage, now, documentAgeMs }: ReloadGuardDeps) {
  return {
    /** Whether a path and query may be reloaded now; if so, records the reload. */
    admits(path: string): boolean {
      try {
        const session = storage()
        const nowMs = now()
        const guarded = readGuarded(session.getItem(RELOAD_GUARD_KEY), nowMs)
        if (guarded.has(path)) return false
        guarded.set(path, nowMs + RELOAD_GUARD_MS)
        session.setItem(RELOAD_GUARD_KEY, JSON.stringify(Object.fromEntries(guarded)))
        return true
      } catch {
        // Without storage the only memory is the age of this document.
        return documentAgeMs() >= RELOAD_GUARD_MS
      }
    },
  }
}

export type ReloadGuard = ReturnType<typeof createReloadGuard>

/** Drops expired entries, and those too far in the future: they were written before the clock was set back. */
function readGuarded(stored: string | null, nowMs: number): Map<string, unknown> {
  return new Map(
    Object.entries(parseObject(stored ?? '{}')).filter(
      ([, expires]) =>
        typeof expires === 'number' && expires > nowMs && expires <= nowMs + RELOAD_GUARD_MS,
    ),
  )
}

function parseObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    // This code has not written the stored text.
    return {}
  }
}
