/**
 * Memoises a pure function: it computes the value of each key once. When `limit` values are stored, all are dropped, so
 * that no input can fill the memory.
 */
export function memoiseBounded<Value, Key = string>(
  limit: number,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Value // the value that was stored for this key below
    if (known.size >= limit) known.clear()
    const value = compute(key)
    known.set(key, value)
    return value
  }
}
