import { setTimeout as wait } from 'node:timers/promises'

/** A judgement: nobody notices this wait. */
const PAUSE_MS = 50

/**
 * Rejects with the last error after `withinMs`. 15 s is several times what a page takes in the slowest of the
 * browsers.
 */
export async function waitFor<Answer>(
  ask: () => Promise<Answer>,
  { withinMs = 15_000 } = {},
): Promise<Answer> {
  const deadlineMs = performance.now() + withinMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > deadlineMs) throw error
    }
    await wait(PAUSE_MS)
  }
}
