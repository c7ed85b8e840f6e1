import { lineChanges, type Change } from './line-changes.ts'

/** The text of each address's response. */
export type Run = ReadonlyMap<string, string>

export interface SharedChange extends Change {
  /** How often the change was found, by address. */
  readonly places: ReadonlyMap<string, number>
}

export interface Comparison {
  readonly gone: readonly string[]
  readonly added: readonly string[]
  readonly differing: number
  /** Those at most addresses come first. */
  readonly changes: readonly SharedChange[]
}

/** Two changes are the same if their lines are the same, below the same tag. */
export function compareRuns(before: Run, after: Run): Comparison {
  const shared = new Map<string, Change & { places: Map<string, number> }>()
  let differing = 0
  for (const [address, text] of after) {
    const earlier = before.get(address)
    if (earlier === undefined || earlier === text) continue
    differing += 1
    for (const change of lineChanges(earlier, text)) {
      const key = [change.within.at(-1), ...change.lines].join('\n')
      const known = shared.get(key) ?? { ...change, places: new Map<string, number>() }
      known.places.set(address, (known.places.get(address) ?? 0) + 1)
      shared.set(key, known)
    }
  }
  return {
    gone: [...before.keys()].filter((address) => !after.has(address)),
    added: [...after.keys()].filter((address) => !before.has(address)),
    differing,
    changes: [...shared.values()].toSorted((a, b) => b.places.size - a.places.size),
  }
}

export function isEqual({ gone, added, differing }: Comparison): boolean {
  return gone.length === 0 && added.length === 0 && differing === 0
}
