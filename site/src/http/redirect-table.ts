import type { Redirects } from 'contract/answers/redirects.ts'
import { canonicalise } from 'contract/rules/canonicalise.ts'
import type { RuleTable } from 'contract/rules/redirect-pattern.ts'
import { parseRedirects, type RedirectRule } from 'contract/rules/redirects.ts'

/** Redirects of one snapshot, ready for look-up. */
export interface RedirectTable {
  readonly rules: RuleTable
  /** Withdrawn paths and their reasons. */
  readonly gone: ReadonlyMap<string, string>
  readonly dropped: readonly { readonly from: string; readonly reason: string }[]
}

/** One table of our own rules and those of staff (spec/behaviour §6.1); where two say of one path, ours holds. */
export function redirectTable(
  answer: Redirects | undefined,
  { origin, ownRules }: { readonly origin: string; readonly ownRules: readonly RedirectRule[] },
): RedirectTable {
  const { rules, dropped } = parseRedirects([...ownRules, ...(answer?.rules ?? [])], { origin })
  const gone = (answer?.gone ?? []).flatMap(({ from, reason }) => {
    const canonical = canonicalise(from)
    return canonical.kind === 'ok' ? [[canonical.path, reason] as const] : []
  })
  return { rules, dropped, gone: new Map(gone) }
}
