import * as v from 'valibot'
import { hasSoundFiles } from './encoded-files.ts'
import { isJsonObject, type JsonObject } from './parse-json-object.ts'

const MAX_PATH = 512
const MAX_QUERY_KEYS = 20
const MAX_QUERY_TEXT = 200
const MAX_HEADERS = 100

/** A scheme, `//` or `\`, also after what a parser of URLs skips (CVE-2023-49799). */
const ABSOLUTE = /^[\p{Cc}\s]*(?:[a-z][\w+.-]*:|\/\/|\\)/iu
/** Segments after one `/` each: none empty, `.` or `..`. */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w\-.~!$'"()*+:@]+)+$/

const Path = v.pipe(
  v.string(),
  v.check((path) => !ABSOLUTE.test(path), 'Absolute URLs are not allowed'),
  v.maxLength(MAX_PATH),
  v.regex(PATH),
)

const QueryText = v.pipe(v.string(), v.maxLength(MAX_QUERY_TEXT))
const QueryValue = v.union([QueryText, v.number(), v.boolean()])
/** Checked, then dropped: keys have no query (spec/content C). */
const Query = v.pipe(
  v.custom<JsonObject>(isJsonObject),
  v.record(QueryText, v.union([QueryValue, v.array(QueryValue)])),
  v.maxEntries(MAX_QUERY_KEYS),
)

const HeaderValue = v.pipe(v.string(), v.regex(/^[^\r\n]*$/))
/** An object or a list of pairs. Of them only `if-none-match` changes an answer: there is one language and one format. */
const Headers = v.pipe(
  v.union([
    v.pipe(
      v.custom<JsonObject>(isJsonObject),
      v.record(v.string(), HeaderValue),
      v.transform((headers) => Object.entries(headers)),
    ),
    v.array(v.strictTuple([v.string(), HeaderValue])),
  ]),
  v.maxLength(MAX_HEADERS),
)

/** The five fields of a content call (spec/asked §7). */
const ContentCall = v.strictObject(
  {
    path: v.message(Path, 'Invalid path'),
    query: v.message(v.optional(Query), 'Invalid query'),
    headers: v.message(v.optional(Headers, []), 'Invalid headers'),
    method: v.optional(v.string('Invalid method'), 'GET'),
    body: v.optional(v.pipe(v.unknown(), v.check(hasSoundFiles, 'Invalid body')), null),
  },
  ({ expected, received }) => (expected === 'never' ? `Unknown field ${received}` : 'Invalid path'),
)

/** A content call as far as it decides an answer. */
export interface Envelope {
  readonly path: string
  /** Upper case; any word. */
  readonly method: string
  readonly ifNoneMatch: string | undefined
  readonly hasBody: boolean
}

/** Reads a content call; gives the message of what is wrong with it instead (spec/behaviour §24.1). */
export function parseEnvelope(given: JsonObject): Envelope | string {
  const result = v.safeParse(ContentCall, given, { abortEarly: true })
  if (!result.success) return result.issues[0].message
  const { path, headers, method, body } = result.output
  const [, ifNoneMatch] = headers.find(([name]) => name.toLowerCase() === 'if-none-match') ?? []
  return { path, method: method.toUpperCase(), ifNoneMatch, hasBody: body !== null }
}
