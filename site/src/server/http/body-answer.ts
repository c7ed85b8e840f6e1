import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Body } from '../../publish/compress.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { negotiate, type Encoding } from './negotiate.ts'
import { notModified } from './not-modified.ts'
import { singleHeader } from './single-header.ts'

const inflate = promisify(gunzip)

/** Answers a body that is kept compressed: negotiated, with an etag of its encoding, or 304. */
export function bodyAnswer(
  request: SiteRequest,
  body: Body,
  given: Readonly<Record<string, string>>,
): Answer | Promise<Answer> {
  const encoding = negotiate(singleHeader(request.headers['accept-encoding']))
  const headers = { ...given, ETag: `"${body.hash}-${encoding}"`, Vary: 'Accept-Encoding' }
  const fresh = notModified(request, headers)
  if (fresh) return fresh
  return encoding === 'identity'
    ? inflate(body.gzip).then((bytes) => wholeAnswer(headers, bytes, encoding))
    : wholeAnswer(headers, body[encoding], encoding)
}

function wholeAnswer(
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
  encoding: Encoding,
): Answer {
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
    body: bytes,
  }
}
