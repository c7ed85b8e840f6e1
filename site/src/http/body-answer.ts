import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Body } from '../publish/compress.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { encodingOf, isFresh, singleHeader, type Encoding } from './negotiate.ts'

type Headers = Readonly<Record<string, string>>

/** One encoding of a body, as those get it who have it already and those who do not. */
export interface Representation {
  readonly etag: string
  readonly whole: Answer
  readonly unchanged: Answer
}

/** How long an uncompressed copy is kept for the next reader, at most. */
const KEPT_MS = 30_000
/** Of 607 pages, the biggest of 250 kB: at most 16 MB. */
const MAX_COPIES = 64

const unzipped = createUnzipped()

/** Answers a body that is kept compressed, in the encoding that the visitor accepts best, or with 304. */
export function bodyAnswer(
  request: SiteRequest,
  body: Body,
  headers: Headers,
): Answer | Promise<Answer> {
  const encoding = encodingOf(request)
  const etag = etagOf(body, encoding)
  const all = withEtag(headers, etag)
  if (hasAlready(request, etag)) return unchanged(all)
  if (encoding === 'br') return whole(body.br, encoding, all)
  const made = encoding === 'gzip' ? body.gzip() : unzipped(body.br)
  return made.then((bytes) => whole(bytes, encoding, all))
}

/** A body in brotli with its headers. */
export function represent(body: Body, given: Headers): Representation {
  const etag = etagOf(body, 'br')
  const headers = withEtag(given, etag)
  return { etag, whole: whole(body.br, 'br', headers), unchanged: unchanged(headers) }
}

/** The whole answer, or 304. */
export function representationAnswer(request: SiteRequest, each: Representation): Answer {
  return hasAlready(request, each.etag) ? each.unchanged : each.whole
}

/**
 * The 304 to a visitor who has the representation of `headers.ETag` already (RFC 9110 §13.1.2), or undefined. The
 * comparison is weak; each encoding is a representation of its own (spec/faults C7).
 */
export function notModified(
  request: SiteRequest,
  headers: Headers & { readonly ETag: string },
): Answer | undefined {
  return hasAlready(request, headers.ETag) ? unchanged(headers) : undefined
}

function hasAlready({ headers }: SiteRequest, etag: string): boolean {
  return isFresh(singleHeader(headers['if-none-match']), etag)
}

function whole(bytes: Buffer, encoding: Encoding, headers: Headers): Answer {
  const coding: Headers = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
  return {
    status: 200,
    headers: { ...headers, 'Content-Length': String(bytes.length), ...coding },
    body: bytes,
  }
}

function unchanged(headers: Headers): Answer {
  const { 'Content-Type': _type, 'Content-Language': _language, ...rest } = headers
  return { status: 304, headers: rest }
}

function etagOf({ hash }: Body, encoding: Encoding): string {
  return `"${hash}-${encoding}"`
}

function withEtag(headers: Headers, etag: string): Headers {
  return { ...headers, ETag: etag, Vary: 'Accept-Encoding' }
}

/**
 * Unzips brotli. All who read the same bytes at a time share one copy, however slowly they read. Few ask without an
 * encoding, so the copy is not kept for long.
 */
export function createUnzipped(
  unzip: (zipped: Buffer) => Promise<Buffer> = promisify(brotliDecompress),
) {
  const copies = new Map<Buffer, Promise<Buffer>>()
  let timer: NodeJS.Timeout | undefined

  const keep = (zipped: Buffer, copy: Promise<Buffer>) => {
    timer ??= setTimeout(letGo, KEPT_MS).unref()
    if (copies.size >= MAX_COPIES) copies.clear()
    copies.set(zipped, copy)
  }
  const letGo = () => {
    timer = undefined
    copies.clear()
  }
  const forget = (zipped: Buffer, copy: Promise<Buffer>) => {
    if (copies.get(zipped) === copy) copies.delete(zipped)
  }

  return (zipped: Buffer): Promise<Buffer> => {
    const known = copies.get(zipped)
    if (known) return known
    const copy = unzip(zipped)
    keep(zipped, copy)
    // A failure is told to those who wait for it, and to nobody later. This is safe: the bytes are as they were, so the
    // next reader begins where the first did.
    copy.catch(() => forget(zipped, copy))
    return copy
  }
}
