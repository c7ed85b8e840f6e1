/** For how long a path is not reloaded again (spec/asked §4, §9). */
export const RELOAD_GUARD_MS = 10_000
/** In the session's storage: when each path and query may be reloaded again, in epoch milliseconds. */
export const RELOAD_GUARD_KEY = 'reload-guard'

export interface ReloadGuardDeps {
  /** Throws where a visitor has switched storage off. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Epoch milliseconds: of one document to the next. */
  readonly now: () => number
  /** For how long this document has been there. */
  readonly documentAgeMs: () => number
}

/** Keeps documents from reloading in a loop: each path at most once in 10 s, for the whole session (spec/behaviour §22.6). */
export function createReloadGuard({ storage, now, documentAgeMs }: ReloadGuardDeps) {
  return {
    /** Whether a path and query may be reloaded now, which is then noted as done. */
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
        // Without storage nothing outlives a document but the time it was loaded at.
        return documentAgeMs() >= RELOAD_GUARD_MS
      }
    },
  }
}

export type ReloadGuard = ReturnType<typeof createReloadGuard>

/** The entries that hold still. One of the far future is of a clock that was set back. */
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
    // Not ours: it is written anew.
    return {}
  }
}
