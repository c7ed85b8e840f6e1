/** Who has which record open is only in memory: the studio is one process, and a restart loses nothing important. */

/** A form without a sign of life for four times their usual pause counts as closed (spec/behaviour §30.3). */
export const GONE_AFTER_MS = 20_000

export interface Visit {
  /** A random key of the browser's page. */
  readonly tab: string
  readonly account: number
  readonly name: string
  /** The label of the field that they are typing in. */
  readonly field?: string | undefined
}

export interface Presence {
  /** Notes a sign of life, and returns the forms of others on the same record. `record` is `events 7` or `header`. */
  meet(record: string, visit: Visit, nowMs: number): readonly Visit[]
  leave(record: string, tab: string): void
}

export function createPresence(): Presence {
  const records = new Map<string, Map<string, Visit & { readonly at: number }>>()
  return {
    meet(record, visit, nowMs) {
      forgetGone(nowMs)
      const visits = records.get(record) ?? new Map<string, Visit & { readonly at: number }>()
      records.set(record, visits.set(visit.tab, { ...visit, at: nowMs }))
      return [...visits.values()]
        .filter(({ account }) => account !== visit.account)
        .map(({ at: _at, ...other }) => other)
    },
    leave(record, tab) {
      records.get(record)?.delete(tab)
    },
  }

  function forgetGone(nowMs: number): void {
    for (const [record, visits] of records) {
      for (const [tab, { at }] of visits) if (at <= nowMs - GONE_AFTER_MS) visits.delete(tab)
      if (visits.size === 0) records.delete(record)
    }
  }
}
