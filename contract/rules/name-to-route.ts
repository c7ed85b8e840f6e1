import { canonicalise, encodePath, isDotSegment } from './canonicalise.ts'
import { hasControlCharacter } from './control-characters.ts'
import { splitYearPrefix } from './year-prefix.ts'

/** `Name` in `answers/scalars.ts` has the same limit. */
const MAX_NAME_LENGTH = 200

export type NameRoute =
  | {
      readonly kind: 'ok'
      /** `custom:{name}`, `program:{name}`, or the name alone for a program entry of a year (spec/behaviour §3). */
      readonly id: string
      readonly path: string
      readonly screen: 'custom-page' | 'program-type' | 'year-program'
      /** As in `/routes`, because the key of the answer contains this form. */
      readonly meta: { readonly page?: string; readonly name?: string; readonly year?: number }
    }
  | { readonly kind: 'invalid' }

/**
 * The route of an entry of `custom_pages` or `program` (spec/asked §2, spec/behaviour §3). The table of routes checks
 * whether the path is reserved or belongs to another route (spec/behaviour §2.2).
 */
export function nameToRoute(kind: 'custom' | 'program', name: unknown): NameRoute {
  if (typeof name !== 'string') return { kind: 'invalid' }
  const trimmed = name.trim().replace(/^\/+|\/+$/g, '')
  if (/^\d{4}-$/.test(trimmed) || !isValidName(trimmed)) return { kind: 'invalid' }

  const prefix = splitYearPrefix(trimmed)
  const segments = (prefix ? `${prefix.year}/${prefix.rest}` : trimmed).split('/')
  if (segments.some((segment) => segment === '' || isDotSegment(segment))) {
    return { kind: 'invalid' }
  }
  const canonical = canonicalise(encodePath(segments))
  if (canonical.kind === 'reject') return { kind: 'invalid' }

  const { path } = canonical
  const year = prefix ? { year: Number(prefix.year) } : {}
  if (kind === 'custom') {
    return {
      kind: 'ok',
      id: `custom:${name}`,
      path,
      screen: 'custom-page',
      meta: { page: name, ...year },
    }
  }
  return {
    kind: 'ok',
    id: prefix ? name : `program:${name}`,
    path,
    screen: prefix ? 'year-program' : 'program-type',
    meta: { name, ...year },
  }
}

function isValidName(name: string): boolean {
  return (
    name.length <= MAX_NAME_LENGTH &&
    !/[\\?#%]/.test(name) &&
    name.isWellFormed() &&
    !hasControlCharacter(name)
  )
}
