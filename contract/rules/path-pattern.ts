/** Patterns of paths, as staff write them for redirects and alerts: `/old/*`, `/events/**`. */
import { canonicalise, encodePath } from './canonicalise.ts'

/** Exactly one segment. */
export const ANY_SEGMENT = '*'
/** At the end of a pattern only: the path before it, and everything below that path. */
export const ANY_REST = '**'

/** The encoded segments of a pattern, or the reason why the text is not one. A literal asterisk is `%2A`. */
export function parsePattern(text: string): readonly string[] | string {
  const canonical = canonicalise(text)
  if (canonical.kind === 'reject') return 'no path'
  if (canonical.search !== '') return 'a query in the path'
  const { segments } = canonical
  if (segments.slice(0, -1).includes(ANY_REST)) return 'a "**" before the end'
  return segments.map((segment) =>
    segment === ANY_SEGMENT || segment === ANY_REST ? segment : encodePath([segment]).slice(1),
  )
}

/** `pattern` is from `parsePattern`, and `path` is canonical. */
export function matchesPattern(pattern: readonly string[], path: string): boolean {
  const segments = segmentsOf(path)
  const takesRest = pattern.at(-1) === ANY_REST
  const parts = takesRest ? pattern.slice(0, -1) : pattern
  const fits = takesRest ? segments.length >= parts.length : segments.length === parts.length
  return (
    fits && parts.every((part, position) => part === ANY_SEGMENT || part === segments[position])
  )
}

export function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/')
}
