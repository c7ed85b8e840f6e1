/** When `limit` values are stored, all are dropped, so that no input can fill the memory. */
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

/** Memoises up to `limit` values for each object, by a plain JSON value. They are garbage-collected with the object. */
export function memoiseWith<Source extends WeakKey, Input, Value>(
  limit: number,
  compute: (source: Source, input: Input) => Value,
): (source: Source, input: Input) => Value {
  const known = new WeakMap<Source, (json: string) => Value>()
  return (source, input) => {
    const ofSource =
      known.get(source) ??
      memoiseBounded(limit, (json) => compute(source, JSON.parse(json) as Input)) // an `Input` as JSON
    known.set(source, ofSource)
    return ofSource(JSON.stringify(input))
  }
}
