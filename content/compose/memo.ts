import { isDeepStrictEqual } from 'node:util'

interface Node {
  value: unknown
  /** What `make` threw. */
  failure: Error | undefined
  reads: readonly Node[]
  /** The round in which the value last changed. */
  changed: number
  /** The last round in which the value was found to be up to date. */
  checked: number
  /** Absent for values that are set from outside. */
  readonly make: ((before: unknown) => unknown) | undefined
}

/** Values that know what they read, so that only those are made again whose inputs changed. */
export interface Memo {
  /** Begins a round: a value that is set from now on causes those that read it to be made again. */
  begin(): void
  cell<Value>(value: Value): Cell<Value>
  /** A value that is made again only when one of the values that it read has changed. */
  one<Value>(make: (before: Value | undefined) => Value): () => Value
  /** One such value for each key. */
  each<Key extends string | number, Value>(
    make: (key: Key, before: Value | undefined) => Value,
  ): (key: Key) => Value
  /** Forgets the values that nobody asked for in this round. */
  forgetUnused(): void
}

/** A value that is set from outside. Setting the same value (`===`) changes nothing. */
export interface Cell<Value> {
  get(): Value
  set(value: Value): void
}

const NEVER = -1

/**
 * When somebody asks for a value, it is made again if one of the values that it read has changed. If the new value
 * equals the old one, those that read it are not made again. `make` must be pure, and must read everything that can
 * change through cells and other remembered values.
 */
export function createMemo(): Memo {
  const rounds = createRounds()
  const families: Map<string | number, Node>[] = []

  function each<Key extends string | number, Value>(
    make: (key: Key, before: Value | undefined) => Value,
  ): (key: Key) => Value {
    const family = new Map<string | number, Node>()
    families.push(family)
    return (key) => {
      let node = family.get(key)
      if (!node) {
        node = empty((before) => make(key, before as Value | undefined)) // made by the same function
        family.set(key, node)
      }
      return rounds.read(node) as Value // what `make` returned
    }
  }

  return {
    begin: rounds.begin,
    cell<Value>(first: Value) {
      const now = rounds.now()
      const node: Node = { ...empty(undefined), value: first, changed: now, checked: now }
      return {
        get: () => rounds.read(node) as Value, // what was set
        set(value) {
          if (value === node.value) return
          node.value = value
          node.changed = rounds.now()
        },
      }
    },
    one(make) {
      const only = each((_key: 0, before: ReturnType<typeof make> | undefined) => make(before))
      return () => only(0)
    },
    each,
    forgetUnused() {
      for (const family of families) {
        for (const [key, { checked }] of family) if (checked !== rounds.now()) family.delete(key)
      }
    },
  }
}

function empty(make: Node['make']): Node {
  return { value: undefined, failure: undefined, reads: [], changed: 0, checked: NEVER, make }
}

/** Each value is brought up to date at most once a round. */
function createRounds() {
  let round = 0
  let reading: Set<Node> | undefined

  function refresh(node: Node): void {
    if (node.checked === round) return
    if (node.make && (node.checked === NEVER || node.reads.some(isNewerThan(node.checked))))
      run(node, node.make)
    node.checked = round
  }

  /** Stops at the first change: a later value may have been read only because of an earlier one. */
  function isNewerThan(since: number): (node: Node) => boolean {
    return (node) => {
      refresh(node)
      return node.changed > since
    }
  }

  function run(node: Node, make: NonNullable<Node['make']>): void {
    const outer = reading
    const reads = new Set<Node>()
    reading = reads
    let value: unknown
    let failure: Error | undefined
    try {
      value = make(node.value)
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
    } finally {
      reading = outer
    }
    node.reads = [...reads]
    const isEqual =
      node.checked !== NEVER &&
      failure?.message === node.failure?.message &&
      isDeepStrictEqual(value, node.value)
    if (isEqual) return
    node.value = value
    node.failure = failure
    node.changed = round
  }

  return {
    now: () => round,
    begin() {
      round += 1
    },
    read(node: Node): unknown {
      refresh(node)
      reading?.add(node)
      if (node.failure) throw node.failure
      return node.value
    },
  }
}
