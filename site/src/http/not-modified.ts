import type { Answer, SiteRequest } from './answer.ts'
import { isFresh } from './is-fresh.ts'
import { singleHeader } from './single-header.ts'

type WithEtag = Readonly<Record<string, string>> & { readonly ETag: string }

/**
 * The 304 to a visitor who has the representation of `headers.ETag` already (RFC 9110 §13.1.2), or undefined. The
 * comparison is weak; each encoding is a representation of its own (spec/faults C7).
 */
export function notModified(request: SiteRequest, headers: WithEtag): Answer | undefined {
  return hasAlready(request, headers.ETag) ? unchanged(headers) : undefined
}

export function hasAlready({ headers }: SiteRequest, etag: string): boolean {
  return isFresh(singleHeader(headers['if-none-match']), etag)
}

export function unchanged(headers: WithEtag): Answer {
  const { 'Content-Type': _type, 'Content-Language': _language, ...rest } = headers
  return { status: 304, headers: rest }
}
