import { exhibitionsRedirect } from 'contract/rules/exhibitions-redirect.ts'
import { FIXED_PATTERNS } from 'contract/rules/fixed-paths.ts'
import { ANY_REST, ANY_SEGMENT } from 'contract/rules/path-pattern.ts'
import type { ParsedRule } from 'contract/rules/redirect-pattern.ts'
import { completeTarget, type RedirectTarget } from 'contract/rules/redirect-target.ts'
import { decodedPath } from './file-of.ts'
import { nginxMap, type MapRow } from './nginx-map.ts'

export interface RedirectInput {
  /** Canonical paths. */
  readonly pages: readonly string[]
  /** The most specific first. */
  readonly rules: readonly ParsedRule[]
  readonly festivalYears: readonly number[]
}

/** A segment as it is sent. A backslash could name a host, and only tools send one. */
const SEGMENT = String.raw`[^/\\]+`
/**
 * Canonical forms, rules and the exhibitions as maps for nginx's `http` block (spec/behaviour §1, §5, §6). What a visitor
 * sent is repeated as it was sent, never decoded: nothing in it can end a header or name a host.
 */
export function nginxRedirects({ pages, rules, festivalYears }: RedirectInput): readonly string[] {
  const exact = rules.filter(({ pattern }) => !pattern.some(isWildcard))
  const patterns = rules.filter((rule) => !exact.includes(rule))
  return [
    'geo $festival_dollar {\n  default "$";\n}',
    nginxMap('$request_uri', '$festival_sent', [['~^(?<festival_raw>[^?]*)', '$festival_raw']]),
    // nginx has decoded `$uri` and joined its slashes; it compares exact texts without regard to case.
    nginxMap('$uri', '$festival_path', [
      ['default', '/'],
      ['~(?s)^(?<festival_trimmed>/.*[^/])/*$', '$festival_trimmed'],
    ]),
    nginxMap('$uri', '$festival_folder', [
      ['default', '$uri'],
      ['/', ''],
    ]),
    nginxMap('$args', '$festival_and_args', [
      ['default', '&$args'],
      ['', ''],
    ]),
    nginxMap('$args', '$festival_args_and', [
      ['default', '?$args&'],
      ['', '?'],
    ]),
    nginxMap('$args', '$festival_is_sorted', [['~(^|&)sort(=|&|$)', '1']]),
    nginxMap('$festival_path', '$festival_page', canonicalRows(pages)),
    nginxMap('$festival_sent $festival_page', '$festival_canonical', [
      ['default', '$festival_page'],
      [String.raw`~^(\S*) (\1)?$`, ''],
    ]),
    nginxMap(
      '$festival_is_sorted$festival_path',
      '$festival_exhibitions',
      exhibitionsRows(pages, festivalYears),
    ),
    nginxMap('$festival_sent', '$festival_pattern_rule', patterns.flatMap(patternRows)),
    nginxMap('$festival_path', '$festival_rule', [
      ['default', '$festival_pattern_rule'],
      ...unruledRows(),
      ...exact.map((rule): MapRow => [decodedPath(rule.from), destination(rule, rule.target)]),
    ]),
  ]
}

/** Every form of a page's path that nginx takes for equal, and `/2024-x` for `/2024/x`. */
function canonicalRows(pages: readonly string[]): readonly MapRow[] {
  const dashed = pages.map((path): MapRow => [dashedForm(path), path])
  const own = pages.map((path): MapRow => [decodedPath(path), path])
  // Where something has that very name, it is that.
  return [...new Map([...dashed, ...own])]
}

function exhibitionsRows(
  pages: readonly string[],
  festivalYears: readonly number[],
): readonly MapRow[] {
  return pages
    .filter((path) => exhibitionsRedirect(path, '', festivalYears) !== undefined)
    .flatMap((path) => [
      [path, path],
      [dashedForm(path), path],
    ])
}

/** `/2024/x` → `/2024-x`, other paths as they are. */
function dashedForm(path: string): string {
  return decodedPath(path).replace(/^\/(\d{4})\/(?=[^/])/, '/$1-')
}

/** No rule applies to a fixed path (spec/behaviour §6.11). */
function unruledRows(): readonly MapRow[] {
  return FIXED_PATTERNS.filter(({ pattern }) => !pattern.includes(':')).map(({ pattern }) => [
    pattern,
    '',
  ])
}

/** Of a rule that hands on its rest: first the prefix itself, then what is below it. */
function patternRows(rule: ParsedRule): readonly MapRow[] {
  const { pattern, target } = rule
  const takesRest = pattern.at(-1) === ANY_REST
  const fixed = takesRest ? pattern.slice(0, -1) : pattern
  const start = `~*^${fixed.map((segment) => `/+${expression(segment)}`).join('')}`
  const below = `(?:/${SEGMENT})`
  if (!target.takesRest) {
    return [[`${start}${takesRest ? `${below}*` : ''}/*$`, destination(rule, target)]]
  }
  const end = completeTarget(target, { rest: [], search: '' })
  const onward = `${literal(target.base).replace(/\/$/, '')}$festival_rest`
  return [
    [`${start}/*$`, destination(rule, end)],
    [`${start}(?<festival_rest>${below}+)/*$`, destination(rule, target, onward)],
  ]
}

/** The status and, right behind it, the target with the request's own query. */
function destination(
  { status }: ParsedRule,
  { base, search, hash }: RedirectTarget,
  onward = literal(base),
): string {
  const query = search === '' ? '$is_args$args' : `${literal(search)}$festival_and_args`
  return `${status}${onward}${query}${literal(hash)}`
}

/** A dollar sign would begin a variable, and can only be had from one. */
function literal(text: string): string {
  return text.replaceAll('$', () => '${festival_dollar}')
}

function isWildcard(segment: string): boolean {
  return segment === ANY_SEGMENT || segment === ANY_REST
}

function expression(segment: string): string {
  return segment === ANY_SEGMENT ? SEGMENT : segment.replaceAll('.', String.raw`\.`)
}
