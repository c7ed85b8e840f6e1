import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Body } from '../publish/compress.ts'
import type { HttpReply, SiteRequest } from './reply.ts'
import { encodingOf, isFresh, singleHeader, type Encoding } from './negotiate.ts'

type Headers = Readonly<Record<string, string>>

/** The replies 200 and 304 of one encoding of a body. */
export interface Representation {
  readonly etag: string
  readonly whole: HttpReply
  readonly unchanged: HttpReply
}

/** Half a minute after an attack the memory of uncompressed copies is free again (decision 035). */
const KEPT_MS = 30_000
/** 16 MB: the largest page has 250 kB. */
const MAX_COPIES = 64

const unzipped = createUnzipped()

/** In the encoding that the visitor prefers, or 304. */
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

/** The brotli representation of a body. */
export function represent(body: Body, given: Headers): Representation {
  const etag = etagOf(body, 'br')
  const headers = withEtag(given, etag)
  return { etag, whole: whole(body.br, 'br', headers), unchanged: unchanged(headers) }
}

/** The reply 200, or 304 if the visitor has the representation. */
export function representationReply(request: SiteRequest, each: Representation): HttpReply {
  return hasAlready(request, each.etag) ? each.unchanged : each.whole
}

/**
 * Undefined unless the visitor has the representation of `headers.ETag` already (RFC 9110 §13.1.2). The comparison is
 * weak; each encoding has its own etag (spec/faults C7).
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

/** For visitors who accept no encoding: they are rare. All current readers of the same bytes share one copy. */
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
    // The next reader tries again.
    copy.catch(() => forget(zipped, copy))
    return copy
  }
}
