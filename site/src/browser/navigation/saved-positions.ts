const STORAGE_KEY = 'scroll-positions'
/** More entries than a browser keeps in its history. */
const MAX_ENTRIES = 100

/** Scroll positions by key of the history entry, kept in session storage where it is available. */
export function createSavedPositions(storage: () => Storage) {
  const positions = new Map(read(storage))
  return {
    find: (key: string): number | undefined => positions.get(key),
    save(key: string, top: number): void {
      positions.delete(key)
      positions.set(key, top)
      for (const oldest of positions.keys()) {
        if (positions.size <= MAX_ENTRIES) break
        positions.delete(oldest)
      }
    },
    store(): void {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify([...positions]))
      } catch {
        // Storage is refused or full: the next document starts at its top.
      }
    },
  }
}

function read(storage: () => Storage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
