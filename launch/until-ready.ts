import { setTimeout as wait } from 'node:timers/promises'

const INTERVAL_MS = 100
const ANSWER_WITHIN_MS = 5_000

export interface Patience {
  readonly signal: AbortSignal
  readonly withinMs: number
}

/** Resolves when one of the addresses answers 200. Throws when it is aborted or the time is over. */
export async function untilReady(
  urls: readonly string[],
  { signal, withinMs }: Patience,
): Promise<void> {
  const deadlineMs = performance.now() + withinMs
  while (performance.now() < deadlineMs) {
    signal.throwIfAborted()
    const answers = await Promise.all(urls.map((url) => isOk(url, signal)))
    if (answers.includes(true)) return
    await wait(INTERVAL_MS, undefined, { signal })
  }
  throw new Error(`was not ready after ${withinMs / 1_000} s`)
}

async function isOk(url: string, signal: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])
  try {
    const { status, body } = await fetch(url, { signal: limit, redirect: 'manual' })
    await body?.cancel()
    return status === 200
  } catch {
    // Nothing listens there yet, which is why we ask.
    return false
  }
}
