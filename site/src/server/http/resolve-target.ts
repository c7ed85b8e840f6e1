import { canonicalise } from 'contract/rules/canonicalise.ts'
import { exhibitionsRedirect } from 'contract/rules/exhibitions-redirect.ts'
import type { ParsedRule } from 'contract/rules/redirect-pattern.ts'
import { matchRedirect } from 'contract/rules/redirects.ts'

/** What a request target means, before any content is looked at. */
export type Resolved =
  | { readonly kind: 'reject'; readonly status: 400 | 414 }
  | {
      readonly kind: 'redirect'
      readonly location: string
      readonly status: 301 | 302
      readonly maxAgeS: number
    }
  | { readonly kind: 'path'; readonly path: string; readonly search: string }

export interface TargetDeps {
  readonly rules: readonly ParsedRule[]
  readonly festivalYears: readonly number[]
  /** Whether a canonical path has a page. */
  readonly isKnown: (path: string) => boolean
}

const CANONICAL_MAX_AGE_S = 3_600
const RULE_MAX_AGE_S = 300
/** A rule's target is resolved once more: its own canonical form or the exhibitions redirect may follow. */
const YEAR_DASH = /^\/(\d{4})-([^/].*)$/

/**
 * Canonical form, route rules and the exhibitions redirect together, so that any redirect is one hop (behaviour §1.10).
 * A path that is not known is never redirected to its canonical form: it is answered in place.
 */
export function resolveTarget(
  target: string,
  { rules, festivalYears, isKnown }: TargetDeps,
): Resolved {
  const canonical = canonicalise(target)
  if (canonical.kind === 'reject') return canonical
  const { path, search } = canonical
  const sent = target.split('?', 1)[0]

  const rule = matchRedirect(rules, path, search)
  if (rule) return redirect(withExhibitions(rule.to, festivalYears), rule.status, RULE_MAX_AGE_S)

  const known = knownForm(path, isKnown)
  if (known === undefined) return { kind: 'path', path, search }
  const exhibitions = exhibitionsRedirect(known, search, festivalYears)
  if (exhibitions) return redirect(exhibitions, 302, RULE_MAX_AGE_S)
  if (known !== sent) return redirect(known + search, 301, CANONICAL_MAX_AGE_S)
  return { kind: 'path', path, search }
}

function knownForm(path: string, isKnown: TargetDeps['isKnown']): string | undefined {
  if (isKnown(path)) return path
  const [, year, rest] = YEAR_DASH.exec(path) ?? []
  const slashed = `/${year}/${rest}`
  return year !== undefined && isKnown(slashed) ? slashed : undefined
}

function withExhibitions(to: string, festivalYears: readonly number[]): string {
  const [path = '', query = ''] = to.split('?', 2)
  return exhibitionsRedirect(path, query ? `?${query}` : '', festivalYears) ?? to
}

function redirect(location: string, status: 301 | 302, maxAgeS: number): Resolved {
  return { kind: 'redirect', location, status, maxAgeS }
}
