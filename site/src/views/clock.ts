/** It is in `views/`, because `replica/`, `publish/` and `http/` may all import this folder. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export function createClock(offsetMs: number): Clock {
  return { now: () => Date.now() + offsetMs }
}
