import { remember } from 'contract/rules/remember.ts'
import type { Body } from '../publish/compress.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { negotiate, type Encoding } from './negotiate.ts'
import { hasAlready, unchanged } from './not-modified.ts'
import { singleHeader } from './single-header.ts'
import { createUnzipped } from './unzipped.ts'

/** Browsers send few headers of the kind. */
const ACCEPTED = 100

const unzipped = createUnzipped()
const encodingFor = remember(ACCEPTED, negotiate)

/** One encoding of a body, with the headers it is sent with, and without it to those who have it. */
export interface Representation {
  readonly etag: string
  readonly whole: Answer
  readonly unchanged: Answer
}

/** What a visitor accepts best. */
export function encodingOf({ headers }: SiteRequest): Encoding {
  return encodingFor(singleHeader(headers['accept-encoding']) ?? '')
}

export function represent(
  { br, hash }: Body,
  given: Readonly<Record<string, string>>,
): Representation {
  return representBytes(br, { encoding: 'br', hash, given })
}

/** The whole answer, or 304. */
export function representationAnswer(request: SiteRequest, each: Representation): Answer {
  return hasAlready(request, each.etag) ? each.unchanged : each.whole
}

/** Answers a body that is kept compressed: negotiated, with an etag of its encoding, or 304. */
export function bodyAnswer(
  request: SiteRequest,
  body: Body,
  given: Readonly<Record<string, string>>,
): Answer | Promise<Answer> {
  const encoding = encodingOf(request)
  if (encoding === 'br') return representationAnswer(request, represent(body, given))
  const headers = withEtag(given, etagOf(body.hash, encoding))
  if (hasAlready(request, headers.ETag)) return unchanged(headers)
  const made = encoding === 'gzip' ? body.gzip() : unzipped(body.br)
  return made.then((bytes) => representBytes(bytes, { encoding, hash: body.hash, given }).whole)
}

function representBytes(
  bytes: Buffer,
  {
    encoding,
    hash,
    given,
  }: { encoding: Encoding; hash: string; given: Readonly<Record<string, string>> },
): Representation {
  const headers = withEtag(given, etagOf(hash, encoding))
  const coding: Record<string, string> =
    encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
  return {
    etag: headers.ETag,
    whole: {
      status: 200,
      headers: { ...headers, 'Content-Length': String(bytes.length), ...coding },
      body: bytes,
    },
    unchanged: unchanged(headers),
  }
}

const etagOf = (hash: string, encoding: Encoding) => `"${hash}-${encoding}"`

function withEtag(
  given: Readonly<Record<string, string>>,
  etag: string,
): Readonly<Record<string, string>> & { readonly ETag: string } {
  return { ...given, ETag: etag, Vary: 'Accept-Encoding' }
}
