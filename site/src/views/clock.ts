/** The clock that is passed to all code that needs the time. No rule reads the system's clock itself. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export function createClock(offsetMs: number): Clock {
  return { now: () => Date.now() + offsetMs }
}
