/**
 * The clock that is passed to code that needs the time, so that tests and the demo can have their own time. It is in
 * this folder because `replica/`, `publish/` and `http/` may all import `views/`.
 */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export function createClock(offsetMs: number): Clock {
  return { now: () => Date.now() + offsetMs }
}
