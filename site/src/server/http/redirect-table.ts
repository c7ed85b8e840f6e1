import type { ParsedRule } from 'contract/rules/redirect-pattern.ts'
import { parseRedirects } from 'contract/rules/redirects.ts'
import { canonicalise } from 'contract/rules/canonicalise.ts'
import type { Redirects } from 'contract/answers/redirects.ts'

/** Redirects of one snapshot, ready for look-up. */
export interface RedirectTable {
  readonly rules: readonly ParsedRule[]
  /** Withdrawn paths and their reasons. */
  readonly gone: ReadonlyMap<string, string>
  readonly dropped: readonly { readonly from: string; readonly reason: string }[]
}

export function redirectTable(answer: Redirects | undefined, origin: string): RedirectTable {
  const { rules, dropped } = parseRedirects(answer?.rules ?? [], { origin })
  const gone = (answer?.gone ?? []).flatMap(({ from, reason }) => {
    const canonical = canonicalise(from)
    return canonical.kind === 'ok' ? [[canonical.path, reason] as const] : []
  })
  return { rules, dropped, gone: new Map(gone) }
}
