import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Body } from '../publish/compress.ts'
import type { HttpReply, SiteRequest } from './reply.ts'
import { encodingOf, isFresh, singleHeader, type Encoding } from './negotiate.ts'

type Headers = Readonly<Record<string, string>>

/** One encoding of a body: the replies 200 and 304. */
export interface Representation {
  readonly etag: string
  readonly whole: HttpReply
  readonly unchanged: HttpReply
}

/**
 * How long an uncompressed copy is kept for other readers. Half a minute after an attack its memory is free again
 * (decision 035).
 */
const KEPT_MS = 30_000
/** Limits the copies to 16 MB: the largest page has 250 kB. */
const MAX_COPIES = 64

const unzipped = createUnzipped()

/** Answers with a compressed body in the encoding that the visitor prefers, or with 304. */
export function bodyReply(
  request: SiteRequest,
  body: Body,
  headers: Headers,
): HttpReply | Promise<HttpReply> {
  const encoding = encodingOf(request)
  const etag = etagOf(body, encoding)
  const all = withEtag(headers, etag)
  if (hasAlready(request, etag)) return unchanged(all)
  if (encoding === 'br') return whole(body.br, encoding, all)
  const made = encoding === 'gzip' ? body.gzip() : unzipped(body.br)
  return made.then((bytes) => whole(bytes, encoding, all))
}

/** Returns the brotli representation of a body. */
export function represent(body: Body, given: Headers): Representation {
  const etag = etagOf(body, 'br')
  const headers = withEtag(given, etag)
  return { etag, whole: whole(body.br, 'br', headers), unchanged: unchanged(headers) }
}

/** Returns the reply 200, or 304 if the visitor has the representation. */
export function representationReply(request: SiteRequest, each: Representation): HttpReply {
  return hasAlready(request, each.etag) ? each.unchanged : each.whole
}

/**
 * Returns a 304 if the visitor has the representation of `headers.ETag` already (RFC 9110 §13.1.2), otherwise
 * undefined. The comparison is weak; each encoding has its own etag (spec/faults C7).
 */
export function notModified(
  request: SiteRequest,
  headers: Headers & { readonly ETag: string },
): HttpReply | undefined {
  return hasAlready(request, headers.ETag) ? unchanged(headers) : undefined
}

function hasAlready({ headers }: SiteRequest, etag: string): boolean {
  return isFresh(singleHeader(headers['if-none-match']), etag)
}

function whole(bytes: Buffer, encoding: Encoding, headers: Headers): HttpReply {
  const coding: Headers = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
  return {
    status: 200,
    headers: { ...headers, 'Content-Length': String(bytes.length), ...coding },
    body: bytes,
  }
}

function unchanged(headers: Headers): HttpReply {
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
 * Decompresses brotli for visitors who accept no encoding. All current readers of the same bytes share one copy. Such
 * readers are rare, so the copy is not kept for long.
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
    // A failed copy is forgotten, so that the next reader tries again.
    copy.catch(() => forget(zipped, copy))
    return copy
  }
}
