export interface Store<State> {
  get(): State
  /** Replaces some properties, and calls the listeners. */
  update(next: Partial<State>): void
  subscribe(listener: () => void): () => void
}

/** State outside of React, for `useSyncExternalStore`. */
export function createStore<State extends object>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    update(next) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

export interface Timer {
  /** Does the work after `ms` milliseconds. An earlier start that has not run yet is cancelled. */
  start(ms: number): void
  stop(): void
  isRunning(): boolean
}

export function createTimer(work: () => void): Timer {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timeout)
    timeout = undefined
  }
  return {
    start(ms) {
      stop()
      timeout = setTimeout(() => {
        timeout = undefined
        work()
      }, ms)
    },
    stop,
    isRunning: () => timeout !== undefined,
  }
}
