/** Runs the work at the first call with a key. Later calls with the same key get that call's result. */
export type OncePerKey<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Creates a function that runs work only once for each key, for requests that are repeated. It remembers a limited
 * number of newest keys, and forgets a key whose work failed.
 */
export function createOncePerKey<Result>(mostKeys: number): OncePerKey<Result> {
  const results = new Map<string, Promise<Result>>()
  return (key, work) => {
    const known = results.get(key)
    if (known) return known
    const result = work()
    results.set(key, result)
    result.catch(() => results.delete(key))
    const [oldest] = results.keys()
    if (results.size > mostKeys && oldest !== undefined) results.delete(oldest)
    return result
  }
}
