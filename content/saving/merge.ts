/** Merges two people's changes: on the server before a save, and in the form when it takes over others' changes. */

/** A record or a part of it, as JSON: a field, a group, the rows of a list. */
export type Values = Readonly<Record<string, unknown>>

/** One value before the changes, and after those of each of two people. */
export interface ThreeWays {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** Both people changed the value differently. */
export interface Conflict {
  /** Names of fields and ids of rows. `ORDER` as the last part means the order of the rows. */
  readonly path: readonly string[]
  readonly mine: unknown
  readonly theirs: unknown
}

export type Side = 'mine' | 'theirs'

export interface Merged<Value = unknown> {
  readonly value: Value
  readonly conflicts: readonly Conflict[]
}

export const ORDER = '(order)'

/** Decides which side's value is taken in a conflict. */
export type Choose = (path: readonly string[]) => Side

/**
 * Merges field by field. Rows of lists and blocks are matched by `id`, and their order is a separate value. A
 * formatted text is one value. A value that only one side changed is taken from that side; if both changed it
 * differently, `choose` decides.
 */
export function merge(ways: ThreeWays, choose: Choose = () => 'mine'): Merged {
  const conflicts: Conflict[] = []
  const value = mergeAt([], ways)
  return { value, conflicts }

  function mergeAt(path: readonly string[], { base, mine, theirs }: ThreeWays): unknown {
    if (isSame(base, mine) || isSame(mine, theirs)) return theirs
    if (isSame(base, theirs)) return mine
    if (isRows(mine) && isRows(theirs) && isRows(base ?? []))
      return mergeRows(path, { base: rowsOf(base), mine, theirs })
    if (isGroup(mine) && isGroup(theirs) && isGroup(base ?? {}))
      return mergeGroup(path, { base: base ?? {}, mine, theirs })
    return decide(path, mine, theirs)
  }

  function decide(path: readonly string[], mine: unknown, theirs: unknown): unknown {
    conflicts.push({ path, mine, theirs })
    return choose(path) === 'mine' ? mine : theirs
  }

  function mergeGroup(path: readonly string[], { base, mine, theirs }: ThreeWays): Values {
    const [before, ours, others] = [groupOf(base), groupOf(mine), groupOf(theirs)]
    const names = new Set([...Object.keys(others), ...Object.keys(ours)])
    const entries = [...names].map((name) => {
      const versionsOfField = { base: before[name], mine: ours[name], theirs: others[name] }
      return [name, mergeAt([...path, name], versionsOfField)] as const
    })
    return Object.fromEntries(entries)
  }

  function mergeRows(path: readonly string[], lists: ThreeLists): readonly Row[] {
    const { base, mine, theirs } = lists
    const rows = new Map<string, Row>()
    for (const { id } of [...theirs, ...mine]) {
      if (rows.has(id)) continue
      const row = mergeRow([...path, id], id, lists)
      if (row) rows.set(id, row)
    }
    const order = mergeOrder(path, { base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) })
    return order.flatMap((id) => rows.get(id) ?? [])
  }

  /** Undefined if the row was removed. */
  function mergeRow(path: readonly string[], id: string, lists: ThreeLists): Row | undefined {
    const [base, mine, theirs] = [lists.base, lists.mine, lists.theirs].map((rows) =>
      rows.find((row) => row.id === id),
    )
    if (mine && theirs) return { ...mergeGroup(path, { base, mine, theirs }), id }
    const kept = mine ?? theirs
    if (!base || isSame(base, shapedLike(kept, base))) return base ? undefined : kept
    // One side changed the row and the other removed it.
    return decide(path, mine, theirs) === kept ? kept : undefined
  }

  function mergeOrder(
    path: readonly string[],
    { base, mine, theirs }: { base: Ids; mine: Ids; theirs: Ids },
  ): Ids {
    const common = base.filter((id) => mine.includes(id) && theirs.includes(id))
    const inCommon = (ids: Ids) => ids.filter((id) => common.includes(id))
    const isMineMoved = !isSame(inCommon(mine), common)
    const isTheirsMoved = !isSame(inCommon(theirs), common)
    const isClash = isMineMoved && isTheirsMoved && !isSame(inCommon(mine), inCommon(theirs))
    if (isClash)
      return decide([...path, ORDER], mine, theirs) === mine
        ? interleave(mine, theirs)
        : interleave(theirs, mine)
    return isMineMoved ? interleave(mine, theirs) : interleave(theirs, mine)
  }
}

export function mergeRecord(
  records: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
  choose?: Choose,
): Merged<Values> {
  const { value, conflicts } = merge(records, choose)
  return { value: groupOf(value), conflicts }
}

type Ids = readonly string[]
type Row = Values & { readonly id: string }

interface ThreeLists {
  readonly base: readonly Row[]
  readonly mine: readonly Row[]
  readonly theirs: readonly Row[]
}

/** The first order stays. Each row that is only in the second comes after the row that precedes it there. */
function interleave(first: Ids, second: Ids): Ids {
  const order = [...first]
  second.forEach((id, index) => {
    if (order.includes(id)) return
    const previous = second[index - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  })
  return order
}

/** For staff no value, an empty text and an empty list are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isObject(one) || !isObject(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

/**
 * Keeps only the fields that `like` has, so that fields that a form does not know are never compared. A row that
 * `like` does not have stays whole.
 */
export function shapedLike(value: unknown, like: unknown): unknown {
  if (isRows(value) && isRows(like))
    return value.map((row) => {
      const same = like.find(({ id }) => id === row.id)
      return same ? shapedLike(row, same) : row
    })
  if (!isGroup(value) || !isGroup(like)) return value
  return Object.fromEntries(
    Object.keys(like).map((name) => [name, shapedLike(value[name], like[name])]),
  )
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && Object.values(value).every(isEmpty)
}

/** The fields of an object are merged. A file that was chosen in a form is a single value. */
function isObject(value: unknown): value is Values {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)
  )
}

/** Rows of arrays and blocks have ids. */
export function isRows(value: unknown): value is readonly Row[] {
  return (
    Array.isArray(value) && value.every((row) => isObject(row) && typeof row['id'] === 'string')
  )
}

function rowsOf(value: unknown): readonly Row[] {
  return isRows(value) ? value : []
}

function idsOf(rows: readonly Row[]): Ids {
  return rows.map(({ id }) => id)
}

/** A formatted text (`root`) and a relation to one of several collections are single values, and no groups. */
function isGroup(value: unknown): value is Values {
  return isObject(value) && !('root' in value) && !('relationTo' in value && 'value' in value)
}

function groupOf(value: unknown): Values {
  return isGroup(value) ? value : {}
}
