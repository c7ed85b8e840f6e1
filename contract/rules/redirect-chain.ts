/** Redirects that lead to other redirects (spec/behaviour §6.10). A visitor gets one redirect, and never a loop. */
import { ANY_REST } from './path-pattern.ts'
import { findRule, restOf, ruleTable } from './redirect-order.ts'
import type { ParsedRule, RedirectStatus, RuleTable } from './redirect-order.ts'
import { completeTarget, targetText } from './redirect-target.ts'
import type { RedirectTarget } from './redirect-target.ts'

/** Half as many as browsers follow (20, Fetch standard, "HTTP-redirect fetch"). A longer chain is a mistake. */
const MAX_HOPS = 10
/**
 * Stands for what `/**` may match, to follow a rule without a request. Rules are in lower case, so only wildcards
 * match it.
 */
const SOME_REST = 'REST'

export type ChainEnd =
  | { readonly kind: 'end'; readonly target: RedirectTarget; readonly status: RedirectStatus }
  | { readonly kind: 'loop'; readonly members: readonly ParsedRule[] }
  | { readonly kind: 'too long' }

interface Matched {
  readonly rule: ParsedRule
  readonly rest: readonly string[]
  readonly search: string
}

export interface DroppedRule {
  readonly from: string
  readonly reason: string
}

/**
 * Follows the chain from a matched rule to its last target. One temporary redirect makes the result temporary. The
 * hash is that of the last rule that has one.
 */
export function followChain(table: RuleTable, { rule, rest, search }: Matched): ChainEnd {
  const visited = [rule]
  let target = completeTarget(rule.target, { rest, search })
  let status = rule.status
  for (;;) {
    const next = target.base.startsWith('/') ? findRule(table, target.base) : undefined
    if (!next) return { kind: 'end', target, status }
    const start = visited.indexOf(next)
    if (start !== -1) return { kind: 'loop', members: visited.slice(start) }
    if (visited.length === MAX_HOPS) return { kind: 'too long' }
    visited.push(next)
    const onward = completeTarget(next.target, {
      rest: restOf(next, target.base),
      search: target.search,
    })
    target = { ...onward, hash: onward.hash || target.hash }
    if (next.status === 302) status = 302
  }
}

/**
 * Removes the rules of loops and of chains with more than ten redirects. Every other rule then leads directly to the
 * end of its chain. A rule that passes on the rest of the path keeps its target, because its end depends on the
 * request.
 */
export function collapseChains(rules: readonly ParsedRule[]): {
  readonly rules: readonly ParsedRule[]
  readonly dropped: readonly DroppedRule[]
} {
  const { rules: straight, dropped } = dropLoops(rules)
  const table = ruleTable(straight)
  const tooLong = new Set(
    straight.filter((rule) => endsOf(table, rule).some((end) => end.kind === 'too long')),
  )
  return {
    rules: straighten(straight.filter((rule) => !tooLong.has(rule))),
    dropped: [
      ...dropped,
      ...[...tooLong].map(({ from }) => ({ from, reason: `more than ${MAX_HOPS} hops` })),
    ],
  }
}

/** After the rules of a loop are removed, another rule may match the path. Every call removes rules, so this ends. */
function dropLoops(rules: readonly ParsedRule[]): ReturnType<typeof collapseChains> {
  const table = ruleTable(rules)
  const looping = new Set(
    rules.filter((rule) =>
      endsOf(table, rule).some((end) => end.kind === 'loop' && end.members.includes(rule)),
    ),
  )
  if (looping.size === 0) return { rules, dropped: [] }
  const others = dropLoops(rules.filter((rule) => !looping.has(rule)))
  const dropped = [...looping].map(({ from }) => ({ from, reason: 'a loop' }))
  return { rules: others.rules, dropped: [...dropped, ...others.dropped] }
}

function endsOf(table: RuleTable, rule: ParsedRule): readonly ChainEnd[] {
  const rests = rule.pattern.at(-1) === ANY_REST ? [[], [SOME_REST]] : [[]]
  return rests.map((rest) => followChain(table, { rule, rest, search: '' }))
}

/**
 * A chain that goes through the same `/**` twice looks like a loop until its later rules lead directly to their ends.
 * Every call changes rules, so this ends.
 */
function straighten(rules: readonly ParsedRule[]): readonly ParsedRule[] {
  const table = ruleTable(rules)
  const next = rules.map((rule) => withEnd(table, rule))
  return next.every((rule, index) => rule === rules[index]) ? rules : straighten(next)
}

function withEnd(table: RuleTable, rule: ParsedRule): ParsedRule {
  if (rule.target.takesRest) return rule
  const end = followChain(table, { rule, rest: [], search: '' })
  const isStraight = end.kind !== 'end' || targetText(end.target) === targetText(rule.target)
  return isStraight ? rule : { ...rule, target: end.target, status: end.status }
}
