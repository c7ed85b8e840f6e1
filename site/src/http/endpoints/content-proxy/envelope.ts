import * as v from 'valibot'

/** More than twice the length of the longest key, which has a name of 200 characters. */
const MAX_PATH = 512
/** The limits of a query: beyond them the request is refused, otherwise the query is ignored (spec/behaviour §24.1). */
const MAX_QUERY_KEYS = 20
const MAX_QUERY_TEXT = 200
/** The same limit as for the server's own requests (`node-server.ts`). */
const MAX_HEADERS = 100
/**
 * Of nested objects and lists; the outermost counts as one (spec/behaviour §24.1). A call with files needs four levels.
 * Deep nesting would exhaust the stack.
 */
const MAX_DEPTH = 32

export type JsonObject = Readonly<Record<string, unknown>>

/** A scheme, `//` or `\`, also after characters that URL parsers skip (CVE-2023-49799). */
const ABSOLUTE = /^[\p{Cc}\s]*(?:[a-z][\w+.-]*:|\/\/|\\)/iu
/** Segments, each after one `/`; none is empty, `.` or `..`. */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w\-.~!$'"()*+:@]+)+$/

const Path = v.pipe(
  v.string(),
  v.check((path) => !ABSOLUTE.test(path), 'Absolute URLs are not allowed'),
  v.maxLength(MAX_PATH),
  v.regex(PATH),
)

const QueryText = v.pipe(v.string(), v.maxLength(MAX_QUERY_TEXT))
const QueryValue = v.union([QueryText, v.number(), v.boolean()])
/** Checked, then ignored: keys have no query (spec/content C). */
const Query = v.pipe(
  v.custom<JsonObject>(isJsonObject),
  v.record(QueryText, v.union([QueryValue, v.array(QueryValue)])),
  v.maxEntries(MAX_QUERY_KEYS),
)

const HeaderValue = v.pipe(v.string(), v.regex(/^[^\r\n]*$/))
/** An object or a list of pairs. Only `if-none-match` has an effect: there is one language and one format. */
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

/** A file of a form, as text. Its bytes are counted, never decoded (spec/faults X17). */
const EncodedFile = v.pipe(
  v.strictObject({
    __type: v.literal('blob'),
    data: v.pipe(v.string(), v.base64()),
    type: v.string(),
    size: v.number(),
    name: v.string(),
  }),
  v.check(({ data, size }) => size === decodedLength(data)),
)

/** spec/asked §7 */
const ContentCall = v.strictObject(
  {
    path: v.message(Path, 'Invalid path'),
    query: v.message(v.optional(Query), 'Invalid query'),
    headers: v.message(v.optional(Headers, []), 'Invalid headers'),
    method: v.optional(v.string('Invalid method'), 'GET'),
    body: v.optional(v.pipe(v.unknown(), v.check(hasValidFiles, 'Invalid body')), null),
  },
  ({ expected, received }) => (expected === 'never' ? `Unknown field ${received}` : 'Invalid path'),
)

export interface Envelope {
  readonly path: string
  /** Any word, in upper case. */
  readonly method: string
  readonly ifNoneMatch: string | undefined
  readonly hasBody: boolean
}

/** Returns the error message of a content call that is not valid (spec/behaviour §24.1). */
export function parseEnvelope(given: JsonObject): Envelope | string {
  const result = v.safeParse(ContentCall, given, { abortEarly: true })
  if (!result.success) return result.issues[0].message
  const { path, headers, method, body } = result.output
  const [, ifNoneMatch] = headers.find(([name]) => name.toLowerCase() === 'if-none-match') ?? []
  return { path, method: method.toUpperCase(), ifNoneMatch, hasBody: body !== null }
}

/** Plain JSON, or a form whose files have the size that they state (spec/behaviour §24.1). */
function hasValidFiles(body: unknown): boolean {
  if (!isTyped(body)) return true
  const { __type: type, ...fields } = body
  if (type !== 'form-data') return false
  return Object.values(fields)
    .flat()
    .every((value) => !isTyped(value) || v.is(EncodedFile, value))
}

function isTyped(value: unknown): value is { readonly __type: unknown } {
  return isJsonObject(value) && Object.hasOwn(value, '__type')
}

function decodedLength(base64: string): number {
  const padding = /=*$/.exec(base64)?.[0].length ?? 0
  return (base64.length / 4) * 3 - padding
}

/**
 * Undefined for anything but an object in UTF-8, or if it is too deep. If a name is repeated, the last value counts.
 * Names like `__proto__` have no special meaning.
 */
export function parseJsonObject(bytes: Uint8Array): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isJsonObject(value) && !isDeeper(value, MAX_DEPTH) ? value : undefined
  } catch {
    // Expected: a visitor may send anything.
    return undefined
  }
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
