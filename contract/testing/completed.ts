type Plain = Readonly<Record<string, unknown>>

/** The given value, with missing fields copied from a whole answer. An empty list gets the whole answer's items. */
export function completed(given: unknown, whole: unknown): unknown {
  if (given === undefined) return whole
  if (Array.isArray(given) && Array.isArray(whole)) {
    if (given.length === 0) return whole
    return given.map((item: unknown) =>
      completed(
        item,
        whole.find((other) => isAlike(item, other)),
      ),
    )
  }
  if (!isPlain(given) || !isPlain(whole)) return given
  const keys = new Set([...Object.keys(whole), ...Object.keys(given)])
  return Object.fromEntries([...keys].map((key) => [key, completed(given[key], whole[key])]))
}

/** Blocks are distinguished by their `type`. Items with an id are records, whose `type` does not matter. */
function isAlike(item: unknown, other: unknown): boolean {
  if (!isPlain(item) || !isPlain(other)) return false
  return item['type'] === other['type'] || typeof other['id'] === 'string'
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
