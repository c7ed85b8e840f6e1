export interface RequestCacheOptions {
  /** The least recently used goes first. */
  readonly maxEntries: number
  /** How long after it was asked for a value is given again; without it, as long as the page lives. */
  readonly maxAgeMs?: number
}

/** Starts a request, which its signal aborts. */
type Load<Value> = (signal: AbortSignal) => Promise<Value>

interface Entry<Value> {
  readonly value: Promise<Value>
  readonly request: AbortController
  readonly askedMs: number
  /** How many wait for it. */
  consumers: number
}

/**
 * Values by key, asked for once (spec/behaviour §24.3). Equal calls at a time share one request, which is aborted when the last
 * consumer has gone. A failure clears the key and is rethrown to each; an abort only rejects whoever aborted.
 */
export function createRequestCache<Value>({
  maxEntries,
  maxAgeMs = Infinity,
}: RequestCacheOptions) {
  const entries = new Map<string, Entry<Value>>()

  function find(key: string): Entry<Value> | undefined {
    const entry = entries.get(key)
    return entry && performance.now() - entry.askedMs < maxAgeMs ? entry : undefined
  }

  function ask(key: string, load: Load<Value>): Entry<Value> {
    const request = new AbortController()
    const value = load(request.signal)
    const entry = { value, request, askedMs: performance.now(), consumers: 0 }
    value.catch(() => forget(key, entry))
    return entry
  }

  function keep(key: string, entry: Entry<Value>): void {
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break
      entries.delete(oldest)
    }
  }

  /** Unless a later request has taken the key. */
  function forget(key: string, entry = entries.get(key)): void {
    if (entries.get(key) === entry) entries.delete(key)
  }

  function wait(key: string, entry: Entry<Value>, signal: AbortSignal): Promise<Value> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason as Error)
        entry.consumers -= 1
        if (entry.consumers > 0) return
        forget(key, entry)
        entry.request.abort(signal.reason)
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave)
      entry.value.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  return {
    async get(key: string, load: Load<Value>, signal?: AbortSignal): Promise<Value> {
      signal?.throwIfAborted()
      const entry = find(key) ?? ask(key, load)
      keep(key, entry)
      entry.consumers += 1
      return signal ? wait(key, entry, signal) : entry.value
    },
    forget: (key: string): void => forget(key),
  }
}
