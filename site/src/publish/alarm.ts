import type { Clock } from '../views/clock.ts'

/** Timers of Node end at 24.8 days. */
const MAX_TIMER_MS = 24 * 60 * 60 * 1000

/** Rings once, just after an instant of the clock, or a day from now if that is sooner: whoever hears it sets it again. */
export function createAlarm(clock: Clock, ring: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    /** In place of the instant set before, in epoch milliseconds; `Infinity` is never. */
    set(at: number): void {
      clearTimeout(timer)
      if (at === Infinity) return
      const delayMs = Math.min(Math.max(at - clock.now(), 0) + 1, MAX_TIMER_MS)
      timer = setTimeout(ring, delayMs)
      timer.unref()
    },
  }
}
