import { keepLatest } from './keep-latest.ts'

export interface RequestCacheOptions {
  /** The least recently used entry is dropped first. */
  readonly maxEntries: number
  /** How long a value may be reused, counted from its request; if absent, for the life of the document. */
  readonly maxAgeMs?: number
}

type Load<Value> = (signal: AbortSignal) => Promise<Value>

interface Entry<Value> {
  readonly value: Promise<Value>
  readonly request: AbortController
  readonly askedMs: number
  /** How many callers have asked for it and not aborted. */
  consumers: number
}

/**
 * Concurrent calls with one key share a request, which is aborted when the last caller aborts. A failure clears the key
 * and rejects all callers; an abort rejects only its own caller (spec/behaviour §24.3).
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

  /** A later request may have replaced the entry. */
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
      keepLatest(entries, [key, entry], maxEntries)
      entry.consumers += 1
      return signal ? wait(key, entry, signal) : entry.value
    },
    forget: (key: string): void => forget(key),
  }
}
