/** Runs the work once per key; later calls with the same key get the first result. */
export type OncePerKey<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>

/** Creates a function that runs work once per key, for requests that are repeated. It remembers the newest keys, and forgets a key whose work failed. */
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
