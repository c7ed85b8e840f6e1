/** Only the first call with a key runs the work. Later calls with it get the same result. */
export type OncePerKey<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>

/** For requests that are repeated. Remembers the newest `mostKeys` keys, and forgets a key whose work failed. */
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
