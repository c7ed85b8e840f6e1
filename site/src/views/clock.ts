/** The injected time. No rule reads the system's time by another way. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export function createClock(offsetMs: number): Clock {
  return { now: () => Date.now() + offsetMs }
}
