import { canonicalise } from 'contract/rules/canonicalise.ts'
import { parseRedirects } from 'contract/rules/redirects.ts'
import type { RedirectTable } from '../http/resolve-target.ts'
import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import { routeRules } from '../urls/routes.ts'

/**
 * Joins our own redirects and those of staff (spec/behaviour §6.1). For each path the first rule applies, and ours come
 * first, so that no rule of staff undoes one of them.
 */
export function redirectTable(snapshot: Snapshot, origin: string): RedirectTable {
  const years = answerOf(snapshot, '/routes')?.festival_years ?? []
  const ownRules = routeRules(years, answerOf(snapshot, '/global')?.festival_year)
  const staff = answerOf(snapshot, '/redirects')
  const { rules, dropped } = parseRedirects([...ownRules, ...(staff?.rules ?? [])], { origin })
  const gone = (staff?.gone ?? []).flatMap(({ from, reason }) => {
    const canonical = canonicalise(from)
    return canonical.kind === 'ok' ? [[canonical.path, reason] as const] : []
  })
  return { rules, dropped, gone: new Map(gone) }
}
