/** Which redirect rule applies to a path (spec/behaviour §6.2, §6.3, §6.11). */
import { isStaticFixedPath } from './fixed-paths.ts'
import { ANY_REST, ANY_SEGMENT, matchesPattern, segmentsOf } from './path-pattern.ts'
import type { RedirectTarget } from './redirect-target.ts'
import { isReservedPath } from './reserved.ts'

export type RedirectStatus = 301 | 302

export interface ParsedRule {
  /** A canonical pattern; a literal asterisk in a path is `%2A`, so `*` is always a wildcard. */
  readonly from: string
  /** The encoded segments of `from`. */
  readonly pattern: readonly string[]
  readonly target: RedirectTarget
  readonly status: RedirectStatus
}

/** Most rules are exact paths. A map holds them, so their number does not slow down a request. */
export interface RuleTable {
  readonly exact: ReadonlyMap<string, ParsedRule>
  /** The rules with a wildcard; the first match wins. */
  readonly patterns: readonly ParsedRule[]
}

/** No two rules may have the same `from`. */
export function ruleTable(rules: readonly ParsedRule[]): RuleTable {
  const exact = rules.filter((rule) => kindOf(rule) === 0)
  return {
    exact: new Map(exact.map((rule) => [rule.from, rule])),
    patterns: rules.filter((rule) => kindOf(rule) !== 0).toSorted(bySpecificity),
  }
}

/** The most specific first. */
export function rulesOf({ exact, patterns }: RuleTable): readonly ParsedRule[] {
  return [...exact.values(), ...patterns]
}

/**
 * Fixed paths without parameters and reserved paths are never redirected, even if a wildcard matches them
 * (spec/behaviour §6.11).
 */
export function findRule({ exact, patterns }: RuleTable, path: string): ParsedRule | undefined {
  const rule = exact.get(path) ?? findPattern(patterns, path)
  return rule && !isStaticFixedPath(path) && !isReservedPath(path) ? rule : undefined
}

function findPattern(patterns: readonly ParsedRule[], path: string): ParsedRule | undefined {
  return patterns.find(({ pattern }) => matchesPattern(pattern, path))
}

/** The encoded segments that the rule's `/**` matches; an empty list for other rules. */
export function restOf({ pattern }: ParsedRule, path: string): readonly string[] {
  return pattern.at(-1) === ANY_REST ? segmentsOf(path).slice(pattern.length - 1) : []
}

/** Those with `*` first, then those with `**` from the longest to the shortest (spec/behaviour §6.3). */
function bySpecificity(a: ParsedRule, b: ParsedRule): number {
  return (
    kindOf(a) - kindOf(b) || comparePatterns(a.pattern, b.pattern) || (a.from < b.from ? -1 : 1)
  )
}

function kindOf({ pattern }: ParsedRule): number {
  if (pattern.includes(ANY_SEGMENT)) return 1
  return pattern.at(-1) === ANY_REST ? 2 : 0
}

/** At the first position at which the kinds of segments differ: a literal comes first, then `*`, then `**`. */
function comparePatterns(a: readonly string[], b: readonly string[]): number {
  for (let position = 0; position < Math.max(a.length, b.length); position += 1) {
    const difference = breadth(a[position]) - breadth(b[position])
    if (difference !== 0) return difference
  }
  return b.length - a.length
}

function breadth(part: string | undefined): number {
  if (part === ANY_REST) return 2
  return part === ANY_SEGMENT ? 1 : 0
}
