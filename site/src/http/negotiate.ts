import { remember } from 'contract/rules/remember.ts'
import type { SiteRequest } from './answer.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Longer headers are not worth reading. */
const MAX_LENGTH = 1_000
/** Browsers send few headers of the kind. */
const REMEMBERED = 100

const encodingFor = remember(REMEMBERED, negotiate)

/** The encoding that a visitor accepts best. */
export function encodingOf({ headers }: SiteRequest): Encoding {
  return encodingFor(singleHeader(headers['accept-encoding']) ?? '')
}

/**
 * The encoding to answer with (RFC 9110 §12.5.3): the highest q-value, and among equals br before gzip before identity.
 * Without a header, or with one that does not parse, identity. Where identity is refused and nothing else is accepted,
 * gzip, which everyone reads.
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
  return weight('identity') === 0 && weights.get('identity') === 0 ? 'gzip' : 'identity'
}

/** Identity is acceptable unless refused by name or by `*;q=0`, but nothing is preferred less. */
function identityWeight(any: number | undefined): number {
  return any === 0 ? 0 : Number.MIN_VALUE
}

/** Whether a visitor already has what an etag names. The comparison is weak (RFC 9110 §13.1.2, spec/faults C7). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** The first of a header's values: Node gives a list only for those that may be repeated. */
export function singleHeader(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}
