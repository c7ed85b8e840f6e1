import { jittered } from 'contract/rules/jittered.ts'
import { fetchJson } from './fetch-json.ts'
import type { Build } from '../build.ts'

/** A share that is added or taken at random, so that tabs do not ask all at once (spec/behaviour §22.3). */
const JITTER = 0.2
/** The longest interval after failures: a tab that stays open for days still finds a new build in about four hours. */
const LONGEST_POLL_MS = 4 * 3_600_000

export interface BuildWatchDeps {
  readonly own: Build
  /** If absent, nothing is polled; `check` still works. */
  readonly pollMs: number | undefined
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly random: () => number
}

export interface BuildWatch {
  readonly isStale: () => boolean
  /** Asks the server now. Never rejects. */
  readonly check: () => Promise<void>
  /** The first request comes after one interval. */
  readonly start: () => void
}

/**
 * Polls for a newer build (spec/asked §4, spec/behaviour §22.3–§22.5). A hidden page does not poll. If it was hidden
 * for a whole interval, it polls as soon as it is visible again. Failures are silent and double the interval.
 */
export function createBuildWatch({ own, pollMs, page, now, random }: BuildWatchDeps): BuildWatch {
  let isStale = false
  let intervalMs = pollMs ?? 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0
  let hidden: { readonly at: number; readonly remainingMs: number } | undefined

  async function check(): Promise<void> {
    if (isStale) return
    try {
      // The time in the query makes the address new to every cache (spec/asked §7).
      const latest = await fetchJson(`/builds/latest.json?${now()}`, { cache: 'no-store' })
      isStale ||= isNewer(latest, own)
      intervalMs = pollMs ?? 0
    } catch {
      intervalMs = Math.min(intervalMs * 2, Math.max(LONGEST_POLL_MS, pollMs ?? 0))
    }
  }

  async function poll(): Promise<void> {
    timer = undefined
    await check()
    if (!isStale) wait(jittered(intervalMs, JITTER, random()))
  }

  function wait(ms: number): void {
    if (page.visibilityState === 'hidden') {
      hidden = { at: hidden?.at ?? now(), remainingMs: ms }
      return
    }
    dueAt = now() + ms
    timer = setTimeout(() => void poll(), ms)
  }

  function pause(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    hidden = { at: now(), remainingMs: dueAt - now() }
  }

  function resume(): void {
    if (!hidden) return
    const { at, remainingMs } = hidden
    hidden = undefined
    if (now() - at >= intervalMs) void poll()
    else wait(remainingMs)
  }

  return {
    isStale: () => isStale,
    check,
    start() {
      if (pollMs === undefined) return
      wait(jittered(pollMs, JITTER, random()))
      page.addEventListener('visibilitychange', () => {
        if (page.visibilityState === 'hidden') pause()
        else resume()
      })
    },
  }
}

/**
 * Whether the server has another build with a later timestamp. While two server instances have different builds, the
 * older build never causes a reload (spec/behaviour §22.4).
 */
export function isNewer(latest: unknown, own: Build): boolean {
  if (typeof latest !== 'object' || latest === null) return false
  const { id, timestamp } = latest as Partial<Record<keyof Build, unknown>> // every field is checked below
  return (
    typeof id === 'string' &&
    id !== '' &&
    id !== own.id &&
    typeof timestamp === 'number' &&
    timestamp > own.timestamp
  )
}
