/** Redirect rules (spec/behaviour §6). */
import { isStaticFixedPath } from './fixed-paths.ts'
import { ANY_REST, ANY_SEGMENT, parsePattern } from './path-pattern.ts'
import { collapseChains, followChain } from './redirect-chain.ts'
import type { DroppedRule } from './redirect-chain.ts'
import { findRule, restOf, rulesOf, ruleTable } from './redirect-order.ts'
import type { ParsedRule, RedirectStatus, RuleTable } from './redirect-order.ts'
import { parseTarget, targetText } from './redirect-target.ts'
import { isReservedPath } from './reserved.ts'

/** A rule as staff and code write it. */
export interface RedirectRule {
  readonly from: string
  readonly to: string
  readonly status?: number | undefined
}

export interface Redirect {
  /** A canonical path or an absolute URL, with query and hash. */
  readonly to: string
  readonly status: RedirectStatus
}

/** spec/behaviour §6.4 */
interface MatcherRule {
  /** With `/**` where the rest of the path is added. */
  readonly redirect: string
  readonly status: number
}

/**
 * `matcher` in `builds/meta/{buildId}.json` (spec/behaviour §6.4). `dynamic` has the rules with a `*`, by the path
 * before the `*`; each value has the rules for what comes after it.
 */
export interface RedirectMatcher {
  readonly static: Record<string, MatcherRule>
  readonly wildcard: Record<string, MatcherRule>
  readonly dynamic: Record<string, RedirectMatcher>
}

/**
 * The valid rules, and the dropped ones with the reason for the log (spec/behaviour §6). Loops, rules that lead to
 * themselves, and chains of more than ten redirects are dropped.
 */
export function parseRedirects(
  rules: readonly RedirectRule[],
  { origin }: { readonly origin: string },
): { readonly rules: RuleTable; readonly dropped: readonly DroppedRule[] } {
  const dropped: DroppedRule[] = []
  const byPattern = new Map<string, ParsedRule>()
  for (const rule of rules) {
    const parsed = parseRule(rule, origin)
    if (typeof parsed === 'string') dropped.push({ from: rule.from, reason: parsed })
    else if (byPattern.has(parsed.from)) dropped.push({ from: rule.from, reason: 'a second rule' })
    else byPattern.set(parsed.from, parsed)
  }
  const collapsed = collapseChains([...byPattern.values()])
  return { rules: ruleTable(collapsed.rules), dropped: [...dropped, ...collapsed.dropped] }
}

/**
 * The redirect of a request, to the end of the chain of rules. `path` is canonical, and `search` is the query as
 * sent. Undefined if no rule applies, or if the chain is a loop or longer than ten redirects.
 */
export function matchRedirect(
  rules: RuleTable,
  path: string,
  search: string,
): Redirect | undefined {
  const rule = findRule(rules, path)
  if (!rule) return undefined
  const end = followChain(rules, { rule, rest: restOf(rule, path), search })
  return end.kind === 'end' ? { to: targetText(end.target), status: end.status } : undefined
}

/** `/2023/**` is `wildcard['/2023']`, `/old/*` is `dynamic['/old'].static['/']`. */
export function toMatcher(rules: RuleTable): RedirectMatcher {
  const matcher = emptyMatcher()
  for (const { pattern, target, status } of rulesOf(rules)) {
    insertRule(matcher, pattern, { redirect: targetText(target), status })
  }
  return matcher
}

/** The rules of a published matcher, for `parseRedirects`. */
export function fromMatcher(matcher: RedirectMatcher, prefix = ''): readonly RedirectRule[] {
  const ofWildcards = Object.entries(matcher.wildcard).map(
    ([path, rule]) => [`${path}/${ANY_REST}`, rule] as const,
  )
  const rules = [...Object.entries(matcher.static), ...ofWildcards].map(
    ([path, { redirect, status }]) => ({ from: prefix + path, to: redirect, status }),
  )
  const below = Object.entries(matcher.dynamic).flatMap(([path, node]) =>
    fromMatcher(node, `${prefix}${path}/${ANY_SEGMENT}`),
  )
  return [...rules, ...below]
}

/** Or the reason why the rule is invalid. */
function parseRule({ from, to, status = 301 }: RedirectRule, origin: string): ParsedRule | string {
  const pattern = parsePattern(from)
  if (typeof pattern === 'string') return pattern
  const canonicalFrom = `/${pattern.join('/')}`
  if (isStaticFixedPath(canonicalFrom)) return 'a fixed path'
  if (isReservedPath(canonicalFrom)) return 'a reserved path'
  if (status !== 301 && status !== 302) return 'a status other than 301 and 302'
  const target = parseTarget(to, origin)
  return target ? { from: canonicalFrom, pattern, target, status } : 'a target that is not allowed'
}

function insertRule(matcher: RedirectMatcher, pattern: readonly string[], rule: MatcherRule): void {
  const star = pattern.indexOf(ANY_SEGMENT)
  if (star !== -1) {
    const prefix = pathOf(pattern.slice(0, star))
    const below = (matcher.dynamic[prefix] ??= emptyMatcher())
    insertRule(below, pattern.slice(star + 1), rule)
  } else if (pattern.at(-1) === ANY_REST) {
    matcher.wildcard[pathOf(pattern.slice(0, -1))] = rule
  } else {
    matcher.static[pathOf(pattern) || '/'] = rule
  }
}

function pathOf(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment}`).join('')
}

function emptyMatcher(): RedirectMatcher {
  return { static: {}, wildcard: {}, dynamic: {} }
}
