import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 50

/** Asks again until `ask` resolves; after a time, rejects with its last error. */
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
