import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { canonicalise } from 'contract/rules/canonicalise.ts'
import type { PublishedPage } from '../src/publish/page.ts'
import { grammarOf } from '../src/lists/query-grammars.ts'
import { parseQuery } from '../src/urls/query.ts'
import type { FuzzRequest } from './request-grammar.ts'

/** In reply to anything that a visitor sends (spec/faults §2–§5). */
export const STATUSES: ReadonlySet<number> = new Set([
  200, 206, 301, 302, 304, 400, 403, 404, 405, 408, 410, 413, 414, 415, 416, 417, 421, 431,
])

export interface SentAnswer {
  readonly status: number
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
}

/** Stacks, files and modules, which a response must not reveal. */
const INNER = [
  '\n    at ',
  'node_modules',
  'node:internal',
  '.ts:',
  '.tsx:',
  'TypeError',
  'RangeError',
]
/** The mark with one of its dangerous characters unescaped. */
const UNESCAPED_MARK = ['"mk7', "'mk7", '<mk7', '>mk7', 'mk7>']

export type PageOf = (path: string) => PublishedPage | undefined

/** Checks that apply to every request (spec/faults §1.2, §15.3.2). */
export function answerFaults(request: FuzzRequest, answer: SentAnswer, pageOf: PageOf): string[] {
  const { status, headers, body } = answer
  const faults = STATUSES.has(status) ? [] : [`answered ${status}`]
  faults.push(...headerFaults(headers))
  const type = headers.get('content-type') ?? ''
  const page =
    status === 200 && type.startsWith('text/html') ? storedPage(request, pageOf) : undefined
  if (page) {
    const sent = decoded(body, headers.get('content-encoding'))
    if (hash('sha256', sent, 'base64url').slice(0, 22) !== page.html.hash)
      faults.push('is not the stored page')
    return faults
  }
  const text = decoded(body, headers.get('content-encoding')).toString()
  faults.push(...innerFaults(text))
  if (type.startsWith('text/html') && UNESCAPED_MARK.some((each) => text.includes(each)))
    faults.push('prints the mark as it is')
  if (type.startsWith('application/json') && !isJson(text)) faults.push('is no JSON')
  return faults
}

export function innerFaults(text: string): string[] {
  return INNER.filter((each) => text.includes(each)).map((each) => `tells of ${each.trim()}`)
}

function headerFaults(headers: SentAnswer['headers']): string[] {
  const faults: string[] = []
  for (const [name, value] of headers) {
    // These characters would end the header line; all others are plain data.
    if (/[\r\n\0]/.test(value)) faults.push(`has a control character in ${name}`)
    if (value.includes('evil.test') && name !== 'location')
      faults.push(`names evil.test in ${name}`)
  }
  const location = headers.get('location')
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) faults.push(`leads to ${location}`)
  if (headers.has('set-cookie')) faults.push('sets a cookie')
  if (!['Accept-Encoding', undefined].includes(headers.get('vary'))) faults.push('varies')
  for (const name of headers.keys())
    if (name.startsWith('access-control-')) faults.push(`answers ${name}`)
  return faults
}

/**
 * The response must be this page, byte for byte. Undefined for a query that the screen reads: such a page is rendered
 * on demand.
 */
function storedPage({ target }: FuzzRequest, pageOf: PageOf): PublishedPage | undefined {
  const canonical = canonicalise(target)
  if (canonical.kind === 'reject') return undefined
  const page = pageOf(canonical.path)
  if (!page) return undefined
  const query = parseQuery(grammarOf(page.known.route.screen), canonical.search)
  return Object.keys(query).length === 0 ? page : undefined
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
