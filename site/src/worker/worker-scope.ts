interface LifeEvent {
  waitUntil(done: Promise<unknown>): void
}

interface FetchEvent {
  readonly request: Request
  /** The response of a navigation preload, requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

/** TypeScript declares the whole scope in a library (`webworker`) that cannot be combined with `dom`. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
}

export function workerScope(): WorkerScope {
  return globalThis as unknown as WorkerScope // see `WorkerScope`
}
