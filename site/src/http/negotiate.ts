import { memoiseBounded } from 'contract/rules/memoise-bounded.ts'
import type { SiteRequest } from './reply.ts'

/** Ordered by size of the result, smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Longer headers are ignored. Browsers send some twenty characters, and parsed headers are remembered by text. */
const MAX_LENGTH = 1_000
/** Browsers send only a few different headers. */
const REMEMBERED = 100

const encodingFor = memoiseBounded(REMEMBERED, negotiate)

export function encodingOf({ headers }: SiteRequest): Encoding {
  return encodingFor(singleHeader(headers['accept-encoding']) ?? '')
}

/**
 * The highest q-value counts; if several encodings have it, br before gzip before identity (RFC 9110 §12.5.3). Identity
 * if there is no header, or if nothing in it parses. A client that refuses identity by name and accepts nothing else
 * gets gzip, which it can most likely read: an answer helps more than a 406.
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

/** The comparison is weak (RFC 9110 §13.1.2, spec/faults C7). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** The first value: Node has a list for headers that may be repeated. */
export function singleHeader(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}
