import { FIXED_PATTERNS } from 'contract/rules/fixed-paths.ts'
import { ANY_REST, ANY_SEGMENT, matchesPattern } from 'contract/rules/path-pattern.ts'
import { rulesOf } from 'contract/rules/redirect-order.ts'
import { fromMatcher, parseRedirects } from 'contract/rules/redirects.ts'
import type { BuildManifest } from '../src/browser/build.ts'
import type { Ask, Reply } from './ask-site.ts'

/** What nginx compares, and the value of the variable if it matches. `~` begins a regular expression. */
type MapRow = readonly [from: string, to: string]

export interface RedirectInput {
  readonly ask: Ask
  readonly origin: string
  /** `builds/meta/{buildId}.json`: the rules that browsers follow. */
  readonly manifest: Buffer
  readonly pages: readonly string[]
}

/**
 * The export asks the site with these in place of what a visitor sends. If the site repeats one in a redirect, nginx
 * repeats what the visitor sent.
 */
const QUERY = 'festival-query'
const REST = 'festival-rest'
/** A redirect may depend on whether there is a query, and whether it has a sort (spec/behaviour §5). */
const QUERIES = [
  { kind: '', query: '' },
  { kind: '?', query: `?${QUERY}` },
  { kind: '?sort', query: `?sort=${QUERY}` },
] as const
/** A backslash could name a host, and only tools send it. */
const SEGMENT = String.raw`[^/\\]+`

/**
 * For nginx's `http` block (spec/behaviour §1, §5, §6). `$festival_redirect` is a status, a `Cache-Control`, a
 * semicolon and a target. What a visitor sent is repeated without decoding, so nothing in it can end a header or name
 * a host.
 */
export async function redirectMaps({ ask, origin, manifest, pages }: RedirectInput) {
  const { matcher } = JSON.parse(manifest.toString()) as BuildManifest // the site's own reply
  const rules = rulesOf(parseRedirects(fromMatcher(matcher), { origin }).rules)
  const patterns = rules.map(({ pattern }) => pattern).filter((each) => each.some(isWildcard))
  const paths = [
    ...pages,
    ...pages.map(dashedForm),
    ...[...rules.map(({ from }) => from), ...FIXED_PATTERNS.map(({ pattern }) => pattern)].filter(
      (path) => !/[*:]/.test(path),
    ),
  ]
  const { exact, covering } = await redirectRows(ask, new Set(paths), patterns)
  return [
    'geo $festival_dollar {\n  default "$";\n}',
    nginxMap('$request_uri', '$festival_sent', [['~^(?<festival_raw>[^?]*)', '$festival_raw']]),
    // `$uri` is decoded and has no repeated slashes. nginx compares exact texts without regard to case.
    nginxMap('$uri', '$festival_path', [
      ['default', '/'],
      ['~(?s)^(?<festival_trimmed>/.*[^/])/*$', '$festival_trimmed'],
    ]),
    nginxMap('$uri', '$festival_folder', [
      ['default', '$uri'],
      ['/', ''],
    ]),
    nginxMap('$args', '$festival_query', [
      ['default', '?'],
      ['', ''],
      ['~(^|&)sort(=|&|$)', '?sort'],
    ]),
    nginxMap(
      '$festival_path',
      '$festival_page',
      pages.map((path) => [decodeURIComponent(path), path]),
    ),
    nginxMap('$festival_sent $festival_page', '$festival_canonical', [
      // The site redirects `//` to `/`; so does nginx.
      ['default', `${redirectOf(await ask('//')).slice(0, -1)}$festival_page$is_args$args`],
      [String.raw`~^(\S*) (\1)?$`, ''],
    ]),
    nginxMap('$festival_query$festival_sent', '$festival_pattern', [
      ['default', '$festival_canonical'],
      ...covering,
    ]),
    nginxMap('$festival_query$festival_path', '$festival_redirect', [
      ['default', '$festival_pattern'],
      ...exact,
    ]),
  ]
}

/** Of single paths, and of all paths that match a pattern. */
async function redirectRows(
  ask: Ask,
  paths: ReadonlySet<string>,
  patterns: readonly (readonly string[])[],
) {
  const exact: MapRow[] = []
  const covering: MapRow[] = []
  for (const { kind, query } of QUERIES) {
    for (const path of paths) {
      const to = redirectOf(await ask(path + query))
      const isCovered = patterns.some((pattern) => matchesPattern(pattern, path))
      if (to !== '' || isCovered) {
        exact.push([kind + decodeURIComponent(path), to || '$festival_canonical'])
      }
    }
    for (const pattern of patterns) {
      for (const [path, expression] of formsOf(pattern)) {
        const to = redirectOf(await ask(path + query))
        if (to !== '')
          covering.push([`~*^${kind.replace('?', String.raw`\?`)}${expression}/*$`, to])
      }
    }
  }
  return { exact, covering }
}

/** `/2024-x` for `/2024/x`. */
function dashedForm(path: string): string {
  return path.replace(/^\/(\d{4})\/(?=[^/])/, '/$1-')
}

/** Examples of the paths that a pattern covers, each with a regular expression for all paths of its form. */
function formsOf(pattern: readonly string[]): readonly (readonly [path: string, like: string])[] {
  const takesRest = pattern.at(-1) === ANY_REST
  const segments = takesRest ? pattern.slice(0, -1) : pattern
  const path = segments.map((each) => `/${each === ANY_SEGMENT ? 'x' : each}`).join('')
  const like = segments
    .map((each) => `/+${each === ANY_SEGMENT ? SEGMENT : each.replaceAll('.', String.raw`\.`)}`)
    .join('')
  const below = [`${path}/${REST}`, `${like}/(?<festival_rest>${SEGMENT}(?:/${SEGMENT})*)`] as const
  return [[path || '/', like], ...(takesRest ? [below] : [])]
}

function isWildcard(segment: string): boolean {
  return segment === ANY_SEGMENT || segment === ANY_REST
}

/** `''` for any other reply. A dollar sign would begin a variable, so the value of a variable replaces it. */
function redirectOf({ status, headers }: Reply): string {
  if (status !== 301 && status !== 302) return ''
  const target = (headers['Location'] ?? '')
    .replaceAll('$', () => '${festival_dollar}')
    .replace(`sort=${QUERY}`, '$args')
    .replace(QUERY, '$args')
    .replace(REST, '$festival_rest')
  return `${status}${headers['Cache-Control']};${target}`
}

/** Exact texts win over expressions, and among expressions the first match wins. */
export function nginxMap(source: string, variable: string, rows: Iterable<MapRow>): string {
  const lines = [...rows].map(
    ([from, to]) => `  ${from === 'default' ? from : quote(from)} ${quote(to)};`,
  )
  return [`map ${quote(source)} ${variable} {`, ...lines, '}'].join('\n')
}

/** nginx replaces each `$name` inside the quotes with the value of the variable. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`
}
