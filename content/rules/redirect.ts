import { canonicalise } from 'contract/rules/canonicalise.ts'
import { rulesOf } from 'contract/rules/redirect-order.ts'
import { parseRedirects, type RedirectRule } from 'contract/rules/redirects.ts'
import { targetText } from 'contract/rules/redirect-target.ts'
import { error, type Finding, type Maybe } from './finding.ts'

export interface RedirectFields {
  readonly from?: Maybe<string>
  readonly to?: Maybe<string>
  readonly gone?: Maybe<boolean>
  readonly reason?: Maybe<string>
  readonly status?: Maybe<string>
}

export interface RedirectFacts {
  readonly origin: string
  readonly others: readonly RedirectRule[]
  /** The title of the record that is public at `from`. */
  readonly published: string | undefined
}

/** spec/content B16 */
export function checkRedirect(redirect: RedirectFields, facts: RedirectFacts): Finding[] {
  const { from, to, gone, reason } = redirect
  if (!from) return []
  if (facts.published !== undefined) {
    return [error('from', `"${facts.published}" is published at this address`)]
  }
  if (gone) {
    if (!reason?.trim()) return [error('reason', 'Say in one sentence why it is gone')]
    return fromProblems(from, facts.origin)
  }
  if (!to) return [error('to', 'Say where it leads, or that it is gone for good')]
  return ruleProblems(toRule(redirect), facts)
}

/** The final target, because chains are stored flat (spec/content B16). `to` stays if the rule is dropped. */
export function flatTarget(redirect: RedirectFields, { origin, others }: RedirectFacts): string {
  const to = redirect.to ?? ''
  const from = canonicalPattern(redirect.from ?? '')
  const { rules } = parseRedirects([toRule(redirect), ...others], { origin })
  const rule = rulesOf(rules).find((each) => each.from === from)
  return rule ? targetText(rule.target) : to
}

/** Text that is no path or pattern stays as typed, and `checkRedirect` refuses it. */
export function canonicalPattern(from: string): string {
  const canonical = canonicalise(from)
  if (canonical.kind === 'reject' || canonical.search !== '') return from
  return canonical.path.replaceAll('%2A', '*')
}

function toRule({ from, to, status }: RedirectFields): RedirectRule {
  return { from: from ?? '', to: to ?? '', status: Number(status ?? '301') }
}

const REASONS: Readonly<Record<string, Finding>> = {
  'no path': error('from', 'Give a path that starts with /'),
  'a query in the path': error('from', 'Give the path only, without ? and what follows'),
  'a "**" before the end': error('from', 'Two asterisks stand at the end only'),
  'a fixed path': error('from', 'This is an address of the site itself'),
  'a reserved path': error('from', 'This address is reserved by the site'),
  'a second rule': error('from', 'There is a redirect from this address already'),
  'a loop': error('to', 'This leads back to where it starts'),
  'a target that is not allowed': error(
    'to',
    'Give a path of this site, or an address that starts with https://',
  ),
}

function ruleProblems(rule: RedirectRule, { origin, others }: RedirectFacts): Finding[] {
  // The others come first, so that this redirect is reported as the duplicate.
  const { dropped } = parseRedirects([...others, rule], { origin })
  const alone = parseRedirects(others, { origin }).dropped
  const own = dropped.find(
    (each) => canonicalPattern(each.from) === canonicalPattern(rule.from) || !includes(alone, each),
  )
  if (!own) return []
  return [REASONS[own.reason] ?? error('to', `This redirect does not work: ${own.reason}`)]
}

function includes(list: readonly { from: string; reason: string }[], one: { from: string }) {
  return list.some((each) => each.from === one.from)
}

/** Checks the path alone, by a rule with a valid target. */
function fromProblems(from: string, origin: string): Finding[] {
  return ruleProblems(
    { from, to: 'https://gone.invalid/' },
    { origin, others: [], published: undefined },
  )
}
