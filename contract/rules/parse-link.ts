import { canonicalise, encodePath } from './canonicalise.ts'
import { memoiseBounded } from './memoise-bounded.ts'
import { isReservedPath } from './reserved.ts'
import { toYearForm } from './year-prefix.ts'

/** Longer than any URL of this site (spec/behaviour §1.1). */
const MAX_LINK_LENGTH = 2048
/** Five for each of 2,000 pages. The limit keeps content from filling the memory. */
const LINKS = 10_000

/** Browsers ignore some of these characters in an `href`, so they could hide a scheme. */
const INVISIBLE = /[\p{Cc}\u2028\u2029]/gu

export type ParsedLink =
  /** A path, query or hash of this site, for the client router. */
  | { readonly kind: 'internal'; readonly to: string }
  /**
   * An ordinary anchor. `newTab` is false for mail, the telephone or a file of this site (spec/behaviour §9.5, §9.8).
   */
  | { readonly kind: 'plain'; readonly href: string; readonly newTab: boolean }
  /** The text is shown without a link. */
  | { readonly kind: 'none' }

const NONE: ParsedLink = { kind: 'none' }

/**
 * How a link in content is shown (spec/asked §2 "Header", §5; spec/behaviour §9). `origin` is that of the site. No
 * text of content becomes an `href` without this function. A text that is not understood is `none`.
 */
export function parseLink(href: unknown, { origin }: { readonly origin: string }): ParsedLink {
  if (typeof href !== 'string' || href.length > MAX_LINK_LENGTH) return NONE
  return parsed(`${origin} ${href}`)
}

/** A page has a hundred links, most of which are on every page. */
const parsed = memoiseBounded(LINKS, (originAndHref) => {
  const end = originAndHref.indexOf(' ')
  return parseText(originAndHref.slice(end + 1), originAndHref.slice(0, end))
})

function parseText(href: string, origin: string): ParsedLink {
  const text = href.replace(INVISIBLE, '').trim()
  if (text === '' || text.includes('\\')) return NONE

  const absolute = parseAbsolute(text, origin)
  if (absolute) {
    if (absolute.username || absolute.password) return NONE
    if (isOwnHost(absolute, origin)) {
      return parseInternal(`${absolute.pathname}${absolute.search}${absolute.hash}`)
    }
  }
  if (text.startsWith('//')) return NONE
  if (!URL.canParse(text, origin)) return NONE
  const scheme = schemeOf(text)
  if (/http|mailto/i.test(text)) return parsePlain(text, absolute !== undefined)
  if (scheme === 'tel') return { kind: 'plain', href: text, newTab: false }
  return scheme === undefined ? parseInternal(text) : NONE
}

/** For links that have a host. Undefined for `https:x`, which a browser reads as a path on an https page. */
function parseAbsolute(text: string, origin: string): URL | undefined {
  if (!/^(?:https?:)?\/\//i.test(text)) return undefined
  return URL.canParse(text, origin) ? new URL(text, origin) : undefined
}

/** `https://site.example.evil.test` begins like the site, so parsed hosts are compared (spec/behaviour §9.2). */
function isOwnHost(url: URL, origin: string): boolean {
  return url.host === new URL(origin).host
}

/**
 * A text that contains `http` or `mailto` anywhere is a plain anchor (spec/asked §5) if it has an allowed form
 * (spec/behaviour §9.4).
 */
function parsePlain(text: string, isAbsolute: boolean): ParsedLink {
  if (schemeOf(text) === 'mailto') return { kind: 'plain', href: text, newTab: false }
  return isAbsolute || text.startsWith('/') ? { kind: 'plain', href: text, newTab: true } : NONE
}

function schemeOf(text: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
}

function parseInternal(text: string): ParsedLink {
  if (text.startsWith('#')) return { kind: 'internal', to: text }
  const mark = text.indexOf('#')
  const hash = mark === -1 ? '' : text.slice(mark)
  const target = mark === -1 ? text : text.slice(0, mark)
  const isQuery = target.startsWith('?')

  const canonical = canonicalise(isQuery || !target.startsWith('/') ? `/${target}` : target)
  if (canonical.kind === 'reject') return NONE
  const path = encodePath(toYearForm(canonical.segments))
  const to = `${isQuery ? '' : path}${canonical.search}${hash}`
  // A reserved path is a file or an endpoint, which the client router cannot open (spec/behaviour §9.8).
  return isReservedPath(path)
    ? { kind: 'plain', href: to, newTab: false }
    : { kind: 'internal', to: to || '/' }
}
