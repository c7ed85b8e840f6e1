/**
 * A pure function that computes each value once. For facts that are dear to look up and few in number, such as what
 * Intl knows of dates; past `limit` values it starts anew, so that no input can fill the memory.
 */
export function remember<Value>(
  limit: number,
  compute: (key: string) => Value,
): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Value // set below, by this very key
    if (known.size >= limit) known.clear()
    const value = compute(key)
    known.set(key, value)
    return value
  }
}
