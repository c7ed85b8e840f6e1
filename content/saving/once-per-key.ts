/** Does the work, unless it was done or is being done for this key: the result is then that of the first time. */
export type OncePerKey<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>

/** For work that several requests ask for with one key. The newest keys are remembered. Work that fails may be asked for again. */
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
