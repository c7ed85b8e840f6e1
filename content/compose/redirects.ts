import type { WireOf } from 'contract/answers/keys.ts'
import { canonicalSegment } from 'contract/rules/canonicalise.ts'
import type { Records } from './records.ts'

/** The reason for a path that is gone, if staff gave none. */
const NO_REASON = 'It is no longer part of the festival.'

/**
 * `/redirects`: rules and paths that are gone, by path, and the codes of withdrawn events. The old path of a renamed
 * record does not redirect while the record is not public: that would reveal the new path (spec/content D3).
 */
export function composeRedirects(records: Records): WireOf<'/redirects'> {
  const rows = records.redirects
    .values()
    .filter(
      ({ source, to }) =>
        source !== 'slug_change' || (to !== undefined && records.isPublicPath(to)),
    )
    .toSorted(byFrom)
  const rules = rows.flatMap(({ from, to, status, gone }) =>
    gone || !to ? [] : [{ from, to, status: status === '302' ? (302 as const) : (301 as const) }],
  )
  const paths = rows.map(({ from }) => from)
  const lists = listsOfOtherTypes(records, paths).filter(({ from }) => !paths.includes(from))
  return {
    rules: [...rules, ...lists].toSorted(byFrom),
    gone: rows.flatMap(({ from, gone, reason }) =>
      gone ? [{ from, reason: reason ?? NO_REASON }] : [],
    ),
    withdrawn: records.withdrawnEvents().map(({ code, sessions, withdrawn_reason: reason }) => ({
      codes: [code, ...(sessions ?? []).map((session) => session.code)].flatMap(
        (each) => each ?? [],
      ),
      reason: reason || NO_REASON,
    })),
  }
}

/** The path of a type's list in one year. A redirect from it shows that the year once had this type. */
const LIST_THAT_WAS = /^\/\d{4}(\/program\/[^/]+)$/

/** Lists such as `/program/talks` lead to the program while the edition lacks their type (spec/content B1.20). */
function listsOfOtherTypes(records: Records, redirected: readonly string[]) {
  const listsOf = (year: number) =>
    (records.editions.get(year)?.types ?? []).map(({ key }) => `/program/${canonicalSegment(key)}`)
  const present = new Set(listsOf(records.festivalYear))
  const known = new Set([
    ...records.editions.keys().flatMap(listsOf),
    ...redirected.flatMap((path) => LIST_THAT_WAS.exec(path)?.[1] ?? []),
  ])
  return [...known.difference(present)].map((from) => ({
    from,
    to: '/program',
    status: 302 as const,
  }))
}

function byFrom(a: { from: string }, b: { from: string }): number {
  return a.from < b.from ? -1 : 1
}
