/**
 * The clock that is passed to all code that needs the time. No rule reads the system's clock itself, so that tests
 * and the demo can have their own time. The interface is in this folder because `replica/`, `publish/` and `http/`
 * may all import `views/`.
 */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export function createClock(offsetMs: number): Clock {
  return { now: () => Date.now() + offsetMs }
}
