import { IS_SHORT } from './fuzz.ts'

type Path = readonly (string | number)[]

/** spec/faults E17. A mutation that does not apply to a value returns the value itself. */
const MUTATIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  removed: () => undefined,
  null: () => null,
  'wrong type': (value) => (typeof value === 'string' ? 12 : 'twelve'),
  empty: emptied,
  '10× longer': lengthened,
  0: () => 0,
  '-1': () => -1,
  // The number that `JSON.parse` returns for `1e309`.
  '1e309': () => Number.POSITIVE_INFINITY,
  '[]': () => [],
  '{}': () => ({}),
}

const SHORT_PLACES = 20

/**
 * Copies of plain JSON, each with one broken field. The long run covers every field in every form. The short run
 * covers some fields, each in one form, and takes the forms in turn.
 */
export function* brokenForms(whole: unknown): Generator<{ name: string; broken: unknown }> {
  const places = [...placesOf(whole)]
  const forms = Object.entries(MUTATIONS)
  const step = IS_SHORT ? Math.ceil(places.length / SHORT_PLACES) : 1
  for (let index = 0; index < places.length; index += step) {
    const path = places[index] ?? []
    const turn = (index / step) % forms.length
    for (const [name, change] of IS_SHORT ? forms.slice(turn, turn + 1) : forms)
      yield { name: `${path.join('.')} ${name}`, broken: replaced(whole, path, change) }
  }
}

/** Parents before their children, without the whole value itself. */
function* placesOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    yield* placesOf(child, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

/** `undefined` removes the value. */
function replaced(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
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
