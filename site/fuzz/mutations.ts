/** Where a value stands in an answer. */
export type Path = readonly (string | number)[]

/** What a field is replaced with (faults E17). A mutation that would change nothing gives the value itself. */
export const MUTATIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  removed: () => undefined,
  null: () => null,
  'wrong type': (value) => (typeof value === 'string' ? 12 : 'twelve'),
  empty: emptied,
  '10× longer': lengthened,
  0: () => 0,
  '-1': () => -1,
  // As JSON.parse reads it.
  '1e309': () => Number.POSITIVE_INFINITY,
  '[]': () => [],
  '{}': () => ({}),
}

/** Every place in an answer that holds a value, parents before children; the answer itself is none. */
export function* placesOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    yield* placesOf(child, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

/** A copy with one value replaced; `undefined` removes it, as JSON would. */
export function replaced(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      index === key ? replaced(item, rest, change) : item,
    )
    return items.filter((item) => item !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name === key ? replaced(child, rest, change) : child,
  ])
  return Object.fromEntries(entries.filter(([, child]) => child !== undefined))
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  return typeof value === 'object' ? {} : 0
}

function lengthened(value: unknown): unknown {
  if (typeof value === 'string') return value.repeat(10)
  if (typeof value === 'number') return value * 10
  return Array.isArray(value) ? Array.from({ length: 10 }, () => value).flat() : value
}
