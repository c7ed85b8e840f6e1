/** Redirect rules: parsed once, matched for each request, and published for browsers (spec/behaviour §6). */
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

/** The rule of a path in the published matcher (spec/behaviour §6.4). */
interface MatcherRule {
  /** The target, with `/**` where the rest of the path is added. */
  readonly redirect: string
  readonly status: number
}

/**
 * `matcher` in `builds/meta/{buildId}.json` (spec/behaviour §6.4). The keys of `dynamic` are the paths before a `*`,
 * and its values are the rules for what comes after the `*`.
 */
export interface RedirectMatcher {
  readonly static: Record<string, MatcherRule>
  readonly wildcard: Record<string, MatcherRule>
  readonly dynamic: Record<string, RedirectMatcher>
}

/**
 * The valid rules, prepared for look-up, and the dropped rules, each with the reason for the log (spec/behaviour §6).
 * Chains are collapsed. Loops, rules that lead to themselves, and chains of more than ten redirects are dropped.
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
 * The redirect of a request; undefined if no rule applies. `rules` come from `parseRedirects`, `path` is canonical, and
 * `search` is the query as sent. The redirect leads to the end of the chain of rules; undefined if that chain is a loop
 * or longer than ten redirects.
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

/**
 * The rules as the published matcher: `/2023/**` is `wildcard['/2023']`, `/old/*` is
 * `dynamic['/old'].static['/']`.
 */
export function toMatcher(rules: RuleTable): RedirectMatcher {
  const matcher = emptyMatcher()
  for (const { pattern, target, status } of rulesOf(rules)) {
    insertRule(matcher, pattern, { redirect: targetText(target), status })
  }
  return matcher
}

/** The redirects of a published matcher, for `parseRedirects`. */
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

/** The parsed rule, or the reason why it is invalid. */
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
