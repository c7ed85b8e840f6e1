import type { IncomingMessage } from 'node:http'

/** What the guard looks at. */
export type GuardedRequest = Pick<
  IncomingMessage,
  'httpVersionMajor' | 'httpVersionMinor' | 'headers' | 'rawHeaders' | 'url' | 'method'
>

/**
 * Whether a request is refused with 400 before anything is looked up (spec/faults §12): what Node's parser lets through
 * although two servers in a row could read it in two ways.
 */
export function isAmbiguous(request: GuardedRequest): boolean {
  const { headers, method, url = '' } = request
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding !== 'chunked') return true
  if (!hasOneHost(request)) return true
  // In origin form only (RFC 9112 §3.2.1): there is no proxy here, and nothing to ask of `*`.
  if (!url.startsWith('/')) return true
  const hasBody = coding !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody && (method === 'GET' || method === 'HEAD')
}

/** HTTP/1.1 with one `Host`, or HTTP/1.0 with one or none (RFC 9112 §3.2). No other version is spoken. */
function hasOneHost(request: GuardedRequest): boolean {
  if (request.httpVersionMajor !== 1) return false
  const { rawHeaders } = request
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && request.httpVersionMinor === 0)
}
