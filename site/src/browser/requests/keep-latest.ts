/** Sets an entry as the newest; removes the oldest ones beyond `most`. */
export function keepLatest<Key, Value>(
  map: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  most: number,
): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= most) break
    map.delete(oldest)
  }
}
