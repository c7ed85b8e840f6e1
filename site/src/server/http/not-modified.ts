import type { Answer, SiteRequest } from './answer.ts'
import { singleHeader } from './single-header.ts'

/**
 * The 304 to a visitor who has the representation of `headers.ETag` already (RFC 9110 §13.1.2), or undefined. The
 * comparison is weak; each encoding is a representation of its own (faults C7).
 */
export function notModified(
  request: SiteRequest,
  headers: Readonly<Record<string, string>> & { readonly ETag: string },
): Answer | undefined {
  if (!isFresh(singleHeader(request.headers['if-none-match']), headers.ETag)) return undefined
  const { 'Content-Type': _type, 'Content-Language': _language, ...rest } = headers
  return { status: 304, headers: rest }
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
