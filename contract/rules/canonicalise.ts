import { hasControlCharacter } from './control-characters.ts'

/**
 * A longer target is answered with 414 (spec/behaviour §1.1). Every address of this site fits. The longest is that of
 * a name of 200 characters: 1,800 bytes if each character has three bytes and each byte is escaped.
 */
export const MAX_TARGET_BYTES = 2048
const utf8 = new TextEncoder()

export type Canonical =
  | {
      readonly kind: 'ok'
      /** Starts with one `/`, and does not end with `/` unless it is `/` itself. Every segment is encoded. */
      readonly path: string
      /**
       * In NFC and lower case. A segment with a `/` had an encoded slash and matches no route (spec/behaviour §1.6).
       */
      readonly segments: readonly string[]
      /** The query as it was sent, with its `?`; `''` if nothing follows the `?`. */
      readonly search: string
    }
  | { readonly kind: 'reject'; readonly status: 400 | 414 }

/**
 * The canonical form of a request target, which is path and query without a fragment (spec/behaviour §1). Never
 * throws. Escapes in the query are not checked, because a visitor may type `?q=100%`.
 */
export function canonicalise(target: string): Canonical {
  if (isTooLong(target)) return { kind: 'reject', status: 414 }
  if (!isWellFormedTarget(target)) return { kind: 'reject', status: 400 }

  const { rawPath, search } = splitQuery(target)
  const segments: string[] = []
  for (const piece of rawPath.split('/')) {
    if (piece === '') continue
    const segment = decodeSegment(piece)
    if (segment === undefined) return { kind: 'reject', status: 400 }
    segments.push(segment)
  }
  const path = encodePath(segments)
  // Encoding makes some targets longer. The canonical form of a target must be accepted itself.
  return isTooLong(path + search)
    ? { kind: 'reject', status: 414 }
    : { kind: 'ok', path, segments, search }
}

/** Unreserved characters stay, others become escapes of UTF-8 in upper-case hexadecimal (spec/behaviour §1.5). */
export function encodePath(segments: readonly string[]): string {
  return `/${segments.map(encodeSegment).join('/')}`
}

/** NFC and lower case, to be compared with the content (spec/behaviour §1.4, §2.2.10). */
export function canonicalSegment(text: string): string {
  // Normalised again, because lower-casing can make a composed form possible: `H` with a line below has none, `h` has
  // one.
  return text.normalize().toLowerCase().normalize()
}

/** Browsers resolve `.` and `..`, so only tools send them. They are refused (spec/behaviour §1.1). */
export function isDotSegment(segment: string): boolean {
  return segment === '.' || segment === '..'
}

function isTooLong(target: string): boolean {
  // A UTF-16 unit is at most three bytes of UTF-8, so the bytes of most targets need not be counted.
  if (target.length * 3 <= MAX_TARGET_BYTES) return false
  return target.length > MAX_TARGET_BYTES || utf8.encode(target).length > MAX_TARGET_BYTES
}

function isWellFormedTarget(target: string): boolean {
  return (
    target.startsWith('/') &&
    !target.includes('#') &&
    target.isWellFormed() &&
    !hasControlCharacter(target)
  )
}

function splitQuery(target: string): { rawPath: string; search: string } {
  const mark = target.indexOf('?')
  if (mark === -1) return { rawPath: target, search: '' }
  const search = target.slice(mark)
  return { rawPath: target.slice(0, mark), search: search === '?' ? '' : search }
}

function decodeSegment(piece: string): string | undefined {
  const decoded = decodeOnce(piece)
  if (decoded === undefined || decoded.includes('\\') || hasControlCharacter(decoded)) {
    return undefined
  }
  return isDotSegment(decoded) ? undefined : canonicalSegment(decoded)
}

function decodeOnce(piece: string): string | undefined {
  if (!piece.includes('%')) return piece
  try {
    return decodeURIComponent(piece)
  } catch {
    // A malformed escape, or bytes that are not UTF-8; answered with 400.
    return undefined
  }
}

/** `encodeURIComponent` leaves five characters that RFC 3986 §2.2 reserves. A path must have only one form. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
