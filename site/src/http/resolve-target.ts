import { canonicalise, encodePath } from 'contract/rules/canonicalise.ts'
import { exhibitionsRedirect } from 'contract/rules/exhibitions-redirect.ts'
import type { RuleTable } from 'contract/rules/redirect-order.ts'
import { matchRedirect } from 'contract/rules/redirects.ts'
import { toYearForm } from 'contract/rules/year-prefix.ts'

export type Resolved =
  | { readonly kind: 'reject'; readonly status: 400 | 414 }
  | {
      readonly kind: 'redirect'
      readonly location: string
      readonly status: 301 | 302
      readonly maxAgeS: number
    }
  | { readonly kind: 'path'; readonly path: string; readonly search: string }

/** The redirects of one snapshot. */
export interface RedirectTable {
  readonly rules: RuleTable
  /** Withdrawn paths and their reasons. */
  readonly gone: ReadonlyMap<string, string>
  readonly dropped: readonly { readonly from: string; readonly reason: string }[]
}

export interface TargetDeps {
  readonly rules: RuleTable
  readonly festivalYears: readonly number[]
  /** Whether a canonical path has a page. */
  readonly isKnown: (path: string) => boolean
}

/** An hour, although the canonical form never changes: the path may get a rule. */
const CANONICAL_MAX_AGE_S = 3_600
/** After five minutes everybody gets a correction by staff. */
const RULE_MAX_AGE_S = 300

/**
 * Canonical form, route rules and the exhibitions redirect in one step, so that every redirect is one hop
 * (spec/behaviour §1.10). An unknown path is never redirected to its canonical form: it is answered in place.
 */
export function resolveTarget(target: string, deps: TargetDeps): Resolved {
  // Nearly all targets are the canonical path of a page.
  const page = deps.isKnown(target) && resolveForm(target, { sent: target, search: '' }, deps)
  if (page) return page
  const canonical = canonicalise(target)
  if (canonical.kind === 'reject') return canonical
  const { path, segments, search } = canonical
  const asked = { sent: targetPath(target), search }
  return (
    resolveForm(path, asked, deps) ??
    // `/2024-x` means `/2024/x` unless a page has that name (spec/behaviour §1.9).
    resolveForm(encodePath(toYearForm(segments)), asked, deps) ?? { kind: 'path', path, search }
  )
}

/** Undefined if a canonical path has neither a rule nor a page. */
function resolveForm(
  path: string,
  { sent, search }: { sent: string; search: string },
  { rules, festivalYears, isKnown }: TargetDeps,
): Resolved | undefined {
  const rule = matchRedirect(rules, path, search)
  if (rule) return redirect(withExhibitions(rule.to, festivalYears), rule.status, RULE_MAX_AGE_S)
  if (!isKnown(path)) return undefined
  const exhibitions = exhibitionsRedirect(path, search, festivalYears)
  if (exhibitions) return redirect(exhibitions, 302, RULE_MAX_AGE_S)
  if (path !== sent) return redirect(path + search, 301, CANONICAL_MAX_AGE_S)
  return { kind: 'path', path, search }
}

/** The redirect of a rule and that of the exhibitions are one hop. */
function withExhibitions(to: string, festivalYears: readonly number[]): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  const exhibitions = exhibitionsRedirect(path, search, festivalYears)
  return exhibitions === undefined ? to : exhibitions + hash
}

function redirect(location: string, status: 301 | 302, maxAgeS: number): Resolved {
  return { kind: 'redirect', location, status, maxAgeS }
}

/** Without the query. */
export function targetPath(target: string): string {
  const mark = target.indexOf('?')
  return mark === -1 ? target : target.slice(0, mark)
}
