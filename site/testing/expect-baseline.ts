import { expect } from 'vitest'
import type { HttpReply } from '../src/http/reply.ts'

/** The rows of the header table (spec/faults §11). */
export type AnswerKind = keyof typeof ROWS

interface Row {
  readonly statuses: readonly number[]
  readonly type: RegExp
  readonly cache: RegExp
  readonly policy: 'page' | 'data' | 'worker'
  /** Headers that the reply must have, in addition to the common ones. */
  readonly has: readonly string[]
  /** Headers that the reply may have; all others are forbidden. */
  readonly may?: readonly string[]
}

const HTML = /^text\/html; charset=utf-8$/
const JSON_TYPE = /^application\/json; charset=utf-8$/
const TEXT = /^text\/plain; charset=utf-8$/
const NO_STORE = /^no-store$/
const REVALIDATED = /^public, max-age=0, must-revalidate$/
const IMMUTABLE = /^public, max-age=31536000, immutable$/
const MINUTES = /^public, max-age=300$/
const ERRORS = [400, 404, 405, 410, 414, 500, 503]
const STORED = ['etag', 'vary', 'cdn-cache-control', 'cache-status', 'cross-origin-resource-policy']

const ROWS = {
  page: {
    statuses: [200, 304],
    type: HTML,
    cache: REVALIDATED,
    policy: 'page',
    has: [...STORED, 'content-language', 'permissions-policy'],
    may: ['content-encoding', 'x-robots-tag'],
  },
  payload: {
    statuses: [200, 304],
    type: JSON_TYPE,
    cache: REVALIDATED,
    policy: 'data',
    has: STORED,
    may: ['content-encoding'],
  },
  proxy: {
    statuses: [200, 304],
    type: JSON_TYPE,
    cache: NO_STORE,
    policy: 'data',
    has: ['etag', 'cross-origin-resource-policy'],
  },
  asset: {
    statuses: [200, 304],
    type: /^(?:text\/(?:javascript|css); charset=utf-8|font\/woff2|image\/(?:svg\+xml|png))$/,
    cache: IMMUTABLE,
    policy: 'data',
    has: ['etag', 'vary', 'cross-origin-resource-policy'],
    may: ['content-encoding'],
  },
  media: {
    statuses: [200, 206, 304],
    type: /^(?:image\/(?:jpeg|webp|png|svg\+xml)|application\/pdf)$/,
    cache: IMMUTABLE,
    policy: 'data',
    has: ['etag', 'accept-ranges', 'cross-origin-resource-policy'],
    may: ['content-range', 'content-disposition'],
  },
  'latest build': {
    statuses: [200],
    type: /^application\/json(?:; charset=utf-8)?$/,
    cache: NO_STORE,
    policy: 'data',
    has: [],
  },
  'build manifest': {
    statuses: [200, 304],
    type: /^application\/json(?:; charset=utf-8)?$/,
    cache: MINUTES,
    policy: 'data',
    has: ['etag'],
    may: ['vary', 'content-encoding'],
  },
  'service worker': {
    statuses: [200, 304],
    type: /^text\/javascript; charset=utf-8$/,
    cache: /^no-cache$/,
    policy: 'worker',
    has: ['etag', 'vary'],
    may: ['content-encoding'],
  },
  /** A file such as a sitemap, `robots.txt`, the manifest or the favicon. */
  file: {
    statuses: [200, 304],
    type: /./,
    cache: MINUTES,
    policy: 'data',
    has: ['etag'],
    may: ['vary', 'content-encoding'],
  },
  redirect: {
    statuses: [301, 302],
    type: /^$/,
    cache: /^public, max-age=(?:3600|300)$/,
    policy: 'data',
    has: ['location'],
  },
  'error page': {
    statuses: ERRORS,
    type: HTML,
    cache: NO_STORE,
    policy: 'page',
    has: ['vary', 'x-robots-tag', 'permissions-policy'],
    may: ['content-encoding'],
  },
  'error as data': {
    statuses: [...ERRORS, 403, 413, 415],
    type: JSON_TYPE,
    cache: NO_STORE,
    policy: 'data',
    has: [],
    may: ['connection'],
  },
  'error as text': {
    statuses: [...ERRORS, 416],
    type: TEXT,
    cache: NO_STORE,
    policy: 'data',
    has: [],
    may: ['content-range'],
  },
  /** The request was refused before it was parsed completely. */
  'parser error': {
    statuses: [400, 408, 413, 417, 431],
    type: TEXT,
    cache: NO_STORE,
    policy: 'data',
    has: ['connection'],
  },
  holding: {
    statuses: [200, 304],
    type: HTML,
    cache: /^public, max-age=(?:[1-9]|[12]\d|30)$/,
    policy: 'page',
    has: [
      'x-robots-tag',
      'etag',
      'vary',
      'content-language',
      'permissions-policy',
      'cross-origin-resource-policy',
    ],
    may: ['content-encoding'],
  },
  health: { statuses: [200, 503], type: JSON_TYPE, cache: NO_STORE, policy: 'data', has: [] },
  metrics: {
    statuses: [200],
    type: /^text\/plain; version=0\.0\.4/,
    cache: NO_STORE,
    policy: 'data',
    has: [],
  },
} as const satisfies Record<string, Row>

const SECURITY = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
}
const VALUES: Readonly<Record<string, RegExp>> = {
  ...SECURITY,
  allow: /^(?:GET, HEAD|POST)$/,
  'strict-transport-security': /^max-age=31536000$/,
  'accept-ranges': /^bytes$/,
  'cache-status': /^festival; (?:hit|hit; ttl=-[1-9]\d*; detail=stale|fwd=miss; stored)$/,
  'cdn-cache-control':
    /^max-age=(?:[1-5]?\d|60), (?:stale-while-revalidate=30, )?stale-if-error=2592000$/,
  'content-encoding': /^(?:br|gzip)$/,
  'content-language': /^en-AU$/,
  'content-length': /^\d+$/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  etag: /^"[^"]+"$/,
  location: /^(?:\/(?![/\\])|https?:\/\/)/,
  'permissions-policy':
    /^accelerometer=\(\), camera=\(\), display-capture=\(\), geolocation=\(self\), gyroscope=\(\), magnetometer=\(\), microphone=\(\), midi=\(\), payment=\(\), serial=\(\), usb=\(\)$/,
  vary: /^Accept-Encoding$/,
  'x-robots-tag': /^noindex$/,
}
const PAGE_POLICY =
  /default-src 'none'; script-src 'self'; style-src 'self'(?: 'sha256-[\w+/=]{44}')*; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'(?: https?:\/\/[\w.:-]+)?; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com https:\/\/w\.soundcloud\.com; require-trusted-types-for 'script'; trusted-types default payload keeping/
const WORKER_POLICY = /^default-src 'none'; connect-src 'self'$/
const DATA_POLICY = /^default-src 'none'; frame-ancestors 'none'; sandbox$/

/** Headers that a 304 leaves out, because it has no body. */
const OF_THE_BODY = ['content-type', 'content-language', 'content-length', 'content-encoding']
/** Headers that Node adds when it sends a reply. */
const OF_THE_WIRE = ['date', 'connection', 'keep-alive']

/** Expects exactly the headers of the table. Their names may be in any case. */
export function expectBaseline(
  { status, headers: given }: Pick<HttpReply, 'status' | 'headers'>,
  kind: AnswerKind,
  origin: string,
): void {
  const row: Row = ROWS[kind]
  const headers = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const)
  const names = headers.map(([name]) => name)
  const required = requiredHeaders(kind, status, origin)
  const allowed = [...required, ...(row.may ?? []), ...OF_THE_WIRE]
  const values: Readonly<Record<string, RegExp>> = {
    ...VALUES,
    'content-type': row.type,
    'cache-control': row.cache,
    'content-security-policy': policyOf(row.policy, origin),
  }
  expect({
    isOfKind: row.statuses.includes(status) || status,
    missing: required.filter((name) => !names.includes(name)),
    unexpected: names.filter((name) => !allowed.includes(name)),
    wrong: headers.filter(([name, value]) => values[name]?.test(value) === false),
  }).toEqual({ isOfKind: true, missing: [], unexpected: [], wrong: [] })
}

function requiredHeaders(kind: AnswerKind, status: number, origin: string): readonly string[] {
  const names = [
    ...Object.keys(SECURITY),
    ...(isSecure(origin) ? ['strict-transport-security'] : []),
    'cache-control',
    'content-security-policy',
    'content-length',
    ...(kind === 'redirect' ? [] : ['content-type']),
    ...(kind.startsWith('error') && status === 503 ? ['retry-after'] : []),
    ...(status === 405 ? ['allow'] : []),
    ...ROWS[kind].has,
  ]
  return status === 304 ? names.filter((name) => !OF_THE_BODY.includes(name)) : names
}

function policyOf(policy: Row['policy'], origin: string): RegExp {
  if (policy === 'worker') return WORKER_POLICY
  return policy === 'page' ? pagePolicy(origin) : DATA_POLICY
}

function pagePolicy(origin: string): RegExp {
  const end = isSecure(origin) ? '; upgrade-insecure-requests' : ''
  return new RegExp(`^${PAGE_POLICY.source}${end}$`)
}

const isSecure = (origin: string) => origin.startsWith('https:')
