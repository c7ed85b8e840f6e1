/** The target of a redirect (spec/behaviour §6.6–§6.9). */
import { canonicalise, encodePath } from './canonicalise.ts'
import { hasControlCharacter } from './control-characters.ts'
import { isReservedPath } from './reserved.ts'
import { toYearForm } from './year-prefix.ts'

const REST = '/**'

export interface RedirectTarget {
  /** A canonical path, or the origin and path at another site; without query and hash. */
  readonly base: string
  /** Whether the target ends with `/**`: the rest of the matched path is added to `base`. */
  readonly takesRest: boolean
  readonly search: string
  readonly hash: string
}

/**
 * A path, or an absolute `http(s)` URL without credentials. A URL on the host of `origin` becomes a path. Undefined
 * for everything else and for a reserved path; the rule is then dropped (spec/behaviour §6.6).
 */
export function parseTarget(to: string, origin: string): RedirectTarget | undefined {
  if (to.includes('\\') || hasControlCharacter(to) || to.startsWith('//')) return undefined
  const isPath = to.startsWith('/')
  if (!isPath && !/^https?:\/\//i.test(to)) return undefined
  if (!URL.canParse(to, origin)) return undefined

  const url = new URL(to, origin)
  if (url.username || url.password) return undefined
  const { search, hash } = url
  if (url.host !== new URL(origin).host) {
    const takesRest = url.pathname.endsWith(REST)
    const pathname = takesRest ? url.pathname.slice(0, -REST.length) : url.pathname
    return { base: url.origin + pathname, takesRest, search, hash }
  }
  // The path of this site is taken from the text: `URL` has resolved the dot segments, which must be refused.
  const rawPath = to.replace(/^https?:\/\/[^/\\?#]*/i, '').replace(/[?#].*$/s, '') || '/'
  const own = parseOwnPath(rawPath)
  return own && { ...own, search, hash }
}

/** For the manifest of a build (spec/behaviour §6.4). `parseTarget` can read it. */
export function targetText({ base, takesRest, search, hash }: RedirectTarget): string {
  const path = takesRest ? `${base === '/' ? '' : base}${REST}` : base
  return path + search + hash
}

/**
 * The target for one request. `rest` are the encoded segments that `/**` has matched. Parameters of the request in
 * `search` are kept unless the target has one of the same name (spec/behaviour §6.7, §6.8).
 */
export function completeTarget(
  target: RedirectTarget,
  { rest, search }: { readonly rest: readonly string[]; readonly search: string },
): RedirectTarget {
  const base = target.takesRest ? appendSegments(target.base, rest) : target.base
  return { base, takesRest: false, search: mergeQuery(target.search, search), hash: target.hash }
}

function parseOwnPath(rawPath: string): Pick<RedirectTarget, 'base' | 'takesRest'> | undefined {
  const takesRest = rawPath.endsWith(REST)
  const canonical = canonicalise((takesRest ? rawPath.slice(0, -REST.length) : rawPath) || '/')
  if (canonical.kind === 'reject') return undefined
  const base = encodePath(toYearForm(canonical.segments))
  return isReservedPath(base) ? undefined : { base, takesRest }
}

function appendSegments(base: string, rest: readonly string[]): string {
  const joined = [base.replace(/\/$/, ''), ...rest].join('/')
  return isOrigin(joined) ? `${joined}/` : joined || '/'
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/]+$/.test(text)
}

function mergeQuery(target: string, request: string): string {
  const own = pairs(target)
  const keys = new Set(own.map(keyOf))
  const merged = [...own, ...pairs(request).filter((pair) => !keys.has(keyOf(pair)))]
  return merged.length === 0 ? '' : `?${merged.join('&')}`
}

function pairs(search: string): string[] {
  return search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
}

/** Decoded, so that `%78` and `x` are the same. */
function keyOf(pair: string): string {
  const [key = ''] = new URLSearchParams(pair).keys()
  return key
}
