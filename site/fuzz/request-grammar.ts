import fc from 'fast-check'
import { anyText } from 'contract/testing/any-text.ts'
import { BODIES, HEADERS, KEYS, MARK, QUERIES, SEGMENTS } from './hostile.ts'

export interface FuzzRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

const PROXY = '/api/content'
const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PURGE',
  'PROPFIND',
  'get',
]

/** Random requests around the paths that have a page (spec/faults §15.3.1). */
export function requests(paths: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const headers = headerLists()
  const visit = fc
    .tuple(
      fc.oneof(
        { arbitrary: fc.constant('GET'), weight: 9 },
        { arbitrary: fc.constantFrom(...METHODS), weight: 1 },
      ),
      targets(paths),
      headers,
    )
    .map(([method, target, given]): FuzzRequest => ({ method, target, headers: given }))
  const post = fc
    .tuple(fc.constantFrom('', '', '', '/', '/x', '?x=1'), headers, bodies())
    .map(([rest, given, body]): FuzzRequest => {
      const own = { 'content-type': 'application/json', ...given }
      return { method: 'POST', target: PROXY + rest, headers: own, body }
    })
  return fc.oneof({ arbitrary: visit, weight: 4 }, { arbitrary: post, weight: 1 })
}

/** Half of the targets are variations of the path of an existing page. */
function targets(paths: readonly string[]): fc.Arbitrary<string> {
  const segments = [...new Set(paths.flatMap((path) => path.split('/')))]
  const segment = fc.oneof(
    fc.constantFrom(...segments),
    fc.constantFrom(...SEGMENTS),
    fc.string({ maxLength: 6 }),
    anyText({ maxLength: 4 }),
  )
  const random = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
  const known = fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...SPELLINGS))
    .map(([path, spell]) => spell(path))
  const query = fc.oneof(
    fc.constant(''),
    fc.constantFrom(...QUERIES),
    fc.string({ maxLength: 8 }).map((text) => `?x=${text}`),
  )
  return fc.tuple(fc.oneof(known, random), query).map(([path, search]) => path + search)
}

/** Other spellings of a path, the path of its payload, and additions after it. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('a', '%61'),
  (path) => `${path}/_payload.json`,
  (path) => `${path}/${encodeURIComponent(MARK)}`,
  (path) => path.slice(1),
  (path) => `https://evil.test${path}`,
]

function headerLists(): fc.Arbitrary<Readonly<Record<string, string>>> {
  const name = fc.stringMatching(/^x-[a-z]{1,8}$/)
  const header = fc.oneof(
    { arbitrary: fc.constantFrom(...HEADERS), weight: 8 },
    { arbitrary: fc.tuple(name, fc.string({ maxLength: 10 })), weight: 1 },
  )
  return fc.array(header, { maxLength: 20 }).map((list) => Object.fromEntries(list))
}

/** Envelopes for the content proxy: valid, wrong in one field, or not an envelope at all (faults X). */
function bodies(): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.constantFrom(...KEYS),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(MARK, 'get', 'DELETE'),
  )
  const envelope = fc.record(
    {
      path: fc.oneof({ arbitrary: fc.constantFrom(...KEYS), weight: 4 }, fc.string()),
      query: value,
      headers: value,
      method: value,
      body: value,
      [MARK]: value,
    },
    { requiredKeys: ['path'] },
  )
  return fc.oneof(
    { arbitrary: fc.constantFrom(...KEYS).map((path) => JSON.stringify({ path })), weight: 2 },
    { arbitrary: envelope.map((fields) => JSON.stringify(fields)), weight: 2 },
    { arbitrary: fc.constantFrom(...BODIES), weight: 1 },
    { arbitrary: anyText({ maxLength: 20 }), weight: 1 },
  )
}
