import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Body } from '../../publish/compress.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { isFresh } from './is-fresh.ts'
import { negotiate } from './negotiate.ts'

const inflate = promisify(gunzip)

/** Answers a body that is kept compressed: negotiated, with an etag of its encoding, or 304 (RFC 9110 §13.1.2). */
export function bodyAnswer(
  { headers: given }: SiteRequest,
  body: Body,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Answer | Promise<Answer> {
  const encoding = negotiate(single(given['accept-encoding']))
  const etag = `"${body.hash}-${encoding}"`
  const validators = { ETag: etag, Vary: 'Accept-Encoding' }
  if (status === 200 && isFresh(single(given['if-none-match']), etag)) {
    const { 'Content-Type': _type, 'Content-Language': _language, ...rest } = headers
    return { status: 304, headers: { ...rest, ...validators } }
  }
  const answer = (bytes: Buffer): Answer => ({
    status,
    headers: {
      ...headers,
      ...validators,
      'Content-Length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
    body: bytes,
  })
  return encoding === 'identity' ? inflate(body.gzip).then(answer) : answer(body[encoding])
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
