import { memoiseBounded } from 'contract/rules/memoise-bounded.ts'
import type { SiteRequest } from './reply.ts'

/** Ordered by size of the result, smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * Longer `Accept-Encoding` headers are ignored. Browsers send some twenty characters, and parsed headers are remembered
 * by their whole text.
 */
const MAX_LENGTH = 1_000
/** The most parsed headers to remember; browsers send only a few different ones. */
const REMEMBERED = 100

const encodingFor = memoiseBounded(REMEMBERED, negotiate)

/** Returns the encoding that a visitor prefers. */
export function encodingOf({ headers }: SiteRequest): Encoding {
  return encodingFor(singleHeader(headers['accept-encoding']) ?? '')
}

/**
 * Returns the encoding to answer with (RFC 9110 §12.5.3): the encoding with the highest q-value; if several have it, br
 * before gzip before identity. Returns identity if there is no header, or if nothing in it parses. If a client refuses
 * identity by name and accepts nothing else, returns gzip, which such a client can most likely read: an answer helps
 * more than a 406.
 */
export function negotiate(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding || acceptEncoding.length > MAX_LENGTH) return 'identity'
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const match = /^\s*([a-z*]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/.exec(part)
    const [, name, q = '1'] = match ?? []
    if (name !== undefined) weights.set(name, Number(q))
  }
  const any = weights.get('*')
  const weight = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? identityWeight(any) : (any ?? 0))
  const best = ENCODINGS.toSorted((a, b) => weight(b) - weight(a))[0] ?? 'identity'
  if (weight(best) > 0) return best
  return weights.get('identity') === 0 ? 'gzip' : 'identity'
}

/** Identity is accepted unless refused by name or by `*;q=0`, but every other encoding is preferred. */
function identityWeight(any: number | undefined): number {
  return any === 0 ? 0 : Number.MIN_VALUE
}

/** Whether a visitor has the representation of an etag. The comparison is weak (RFC 9110 §13.1.2, spec/faults C7). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Returns the first value of a header. Node has a list for headers that may be repeated. */
export function singleHeader(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}
