import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 50

/** Calls `ask` again and again until it resolves. When `withinMs` has passed, rejects with the last error. */
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
