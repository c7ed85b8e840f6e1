import { Agent, request, type Dispatcher } from 'undici'
import * as v from 'valibot'
import { lines, splitLine } from './lines.ts'
import { retryAfterMs } from './retry-after-header.ts'
import type { Change } from './snapshot.ts'

/** Less than the 30 s that the content service lets a request wait (spec/faults §13). */
const WAIT_S = 25
/** A judgement: the answers and compressed pages of the demo take 27 MB together (docs/performance.md). */
const MAX_SET_BYTES = 256 * 1024 * 1024
/** A little more than staff may upload (50 MB, spec/faults M2). */
const MAX_MEDIA_BYTES = 50 * 1024 * 1024
/** As many as the mirror fetches at once (`media-mirror.ts`). */
const MEDIA_CONNECTIONS = 8
const PREVIEW_CONNECTIONS = 2
const MISSING = [404, 410]
const NO_CONTENT = 204
const LINE_BREAK = 0x0a
const SET_TYPE = 'application/x-ndjson'
/** The content service has closed the connection. If it was kept alive, the request is sent again. */
const CLOSED_SOCKET = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']

/** In milliseconds (spec/faults B2). */
export interface UpstreamLimits {
  readonly connectMs: number
  /** Until the headers come, beside the time that the request asks the service to wait. */
  readonly headersMs: number
  /** Between two chunks of the body. */
  readonly bodyMs: number
  readonly totalMs: number
}

const LIMITS: UpstreamLimits = {
  connectMs: 2_000,
  headersMs: 5_000,
  bodyMs: 5_000,
  totalMs: 60_000,
}

/** As the content service sent it. */
export interface ChangeSet {
  readonly revision: string
  /**
   * Each change is parsed when it is read, because all parsed answers at once take several times as much memory as
   * their JSON. Throws at a line that is not a change.
   */
  readonly changes: Iterable<Change>
  /** Whether the set contains every key. */
  readonly full: boolean
  readonly edited?: readonly string[]
}

export type PreviewShown = v.InferOutput<typeof PreviewLine>['preview']

export interface PreviewQuestion {
  readonly signature: string
  /** Epoch milliseconds; undefined: now. */
  readonly at: number | undefined
  /** The revision from which differences are counted. */
  readonly since: string
}

/** `changes` has the answers that differ from those of the revision. */
export interface PreviewSet extends ChangeSet {
  readonly shown: PreviewShown
}

export interface Reached {
  readonly site: string
  readonly revision: string
  /** How many pages changed since the report before. */
  readonly count: number
  /** The paths of the first of these pages. */
  readonly paths: readonly string[]
}

export interface Upstream {
  /** Waits for changes, unless `atOnce`. If the service does not know the revision, it sends everything. */
  changes(since: string, signal: AbortSignal, how?: { atOnce: boolean }): Promise<ChangeSet>
  /** Undefined if the service has no such file, or if it is too large. */
  media(name: string): Promise<Uint8Array | undefined>
  /** Undefined if there is no such link any more. */
  preview(question: PreviewQuestion): Promise<PreviewSet | undefined>
  /** Rejects if the report was not received. */
  reached(reached: Reached): Promise<void>
}

/** The content service answered with another status or type than requested. */
export class RefusedError extends Error {
  readonly status: number
  readonly retryAfterMs: number | undefined

  constructor(status: number, retryAfter: unknown) {
    super(`the content service answered ${status}`)
    this.status = status
    this.retryAfterMs = retryAfterMs(retryAfter, Date.now())
  }
}

const FirstLine = v.object({
  revision: v.pipe(v.string(), v.nonEmpty()),
  full: v.boolean(),
  edited: v.optional(v.array(v.string()), []),
})
const PreviewLine = v.object({
  preview: v.object({
    /** The paths of the only pages that it shows; absent: all pages. */
    paths: v.optional(v.array(v.string())),
    /** The title of the record whose draft it shows; empty: no draft; absent: all drafts. */
    draftOf: v.optional(v.string()),
    /** When the link ends, in epoch milliseconds. */
    until: v.number(),
    /** Drafts that cannot be shown, and why. */
    problems: v.array(v.string()),
  }),
})
const Line = v.union([
  v.object({ key: v.string(), etag: v.string(), answer: v.unknown() }),
  v.object({ key: v.string(), gone: v.literal(true) }),
])

export interface UpstreamOptions {
  readonly contentUrl: string
  readonly token: string
  readonly limits?: UpstreamLimits
  /** How long `/changes` may wait, in seconds. */
  readonly waitS?: number
}

/**
 * The content service over HTTP (docs/architecture.md "The content API"): one connection for the changes, eight for
 * media, one for reports, two for previews. Redirects are not followed (spec/faults X28).
 */
export function createUpstream({
  contentUrl,
  token,
  limits = LIMITS,
  waitS = WAIT_S,
}: UpstreamOptions) {
  const get = createGet({ contentUrl, token, limits })
  const changes = createAgent(limits, 1)
  const media = createAgent(limits, MEDIA_CONNECTIONS)
  const reports = createAgent(limits, 1)
  const previews = createAgent(limits, PREVIEW_CONNECTIONS)

  return {
    async changes(
      since: string,
      signal: AbortSignal,
      { atOnce } = { atOnce: false },
    ): Promise<ChangeSet> {
      const wait = atOnce ? 0 : waitS
      const path = `/changes?${new URLSearchParams({ since, wait: String(wait) })}`
      return parseSet(await readSet(await get(changes, path, { signal, waitMs: wait * 1000 })))
    },
    async media(name: string): Promise<Uint8Array | undefined> {
      const { statusCode, headers, body } = await get(media, `/media/${name}`, { waitMs: 0 })
      if (statusCode === 200) return readMedia(body)
      await body.dump()
      if (MISSING.includes(statusCode)) return undefined
      throw new RefusedError(statusCode, headers['retry-after'])
    },
    async preview({ signature, at, since }: PreviewQuestion): Promise<PreviewSet | undefined> {
      const query = { link: signature, since, ...(at === undefined ? {} : { at: String(at) }) }
      const path = `/preview?${new URLSearchParams(query)}`
      const answered = await get(previews, path, { waitMs: 0 })
      if (!MISSING.includes(answered.statusCode)) return parsePreviewSet(await readSet(answered))
      await answered.body.dump()
      return undefined
    },
    async reached(reached: Reached): Promise<void> {
      const { statusCode, headers, body } = await request(`${contentUrl}/reached`, {
        method: 'POST',
        dispatcher: reports.dispatcher,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(reached),
        signal: AbortSignal.timeout(limits.totalMs),
        headersTimeout: limits.headersMs,
      })
      await body.dump()
      if (statusCode !== NO_CONTENT) throw new RefusedError(statusCode, headers['retry-after'])
    },
    async close(): Promise<void> {
      const agents = [changes, media, reports, previews]
      await Promise.all(agents.map(({ dispatcher }) => dispatcher.destroy()))
    },
  }
}

/** Throws if the service answered with anything but a set. */
async function readSet({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  if (statusCode === 200 && headers['content-type'] === SET_TYPE)
    return readBody(body, MAX_SET_BYTES)
  await body.dump()
  throw new RefusedError(statusCode, headers['retry-after'])
}

interface CountingAgent {
  readonly dispatcher: Agent
  readonly made: () => number
}

function createAgent({ connectMs, bodyMs }: UpstreamLimits, connections: number): CountingAgent {
  let made = 0
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    bodyTimeout: bodyMs,
    connections,
  })
  dispatcher.on('connect', () => {
    made += 1
  })
  return { dispatcher, made: () => made }
}

/** Sends a request again if its kept-alive connection was closed, because the service never saw the request. */
function createGet({
  contentUrl,
  token,
  limits,
}: Required<Pick<UpstreamOptions, 'contentUrl' | 'token' | 'limits'>>) {
  const headers = { authorization: `Bearer ${token}` }
  return async (
    { dispatcher, made }: CountingAgent,
    path: string,
    { waitMs, signal: calledOff }: { waitMs: number; signal?: AbortSignal },
  ): Promise<Dispatcher.ResponseData> => {
    const total = AbortSignal.timeout(limits.totalMs)
    const signal = calledOff ? AbortSignal.any([calledOff, total]) : total
    const headersTimeout = waitMs + limits.headersMs
    const ask = () => request(contentUrl + path, { dispatcher, headers, signal, headersTimeout })
    const madeBefore = made()
    try {
      return await ask()
    } catch (error) {
      const wasKeptAlive = madeBefore === made()
      if (!wasKeptAlive || !isSocketClosed(error) || signal.aborted) throw error
      return ask()
    }
  }
}

function isSocketClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CLOSED_SOCKET.includes(String(error.code))
}

async function readMedia(body: Dispatcher.ResponseData['body']): Promise<Buffer | undefined> {
  try {
    return await readBody(body, MAX_MEDIA_BYTES)
  } catch (error) {
    if (error instanceof TooLargeError) return undefined
    throw error
  }
}

class TooLargeError extends Error {}

async function readBody(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new TooLargeError(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Throws if the set was cut off: it is refused as a whole (spec/faults C12). `changes` parses the other lines. */
function parseSet(text: Buffer): ChangeSet {
  if (text.at(-1) !== LINE_BREAK) throw new Error('the change set was cut off')
  const [first, rest] = splitLine(text)
  const { revision, full, edited } = v.parse(FirstLine, JSON.parse(first.toString()))
  return { revision, changes: parseChanges(rest), full, edited }
}

function parsePreviewSet(text: Buffer): PreviewSet {
  const [first] = splitLine(text)
  const { preview } = v.parse(PreviewLine, JSON.parse(first.toString()))
  return { ...parseSet(text), shown: preview }
}

function* parseChanges(text: Buffer): Generator<Change> {
  for (const line of lines(text)) {
    const parsed: unknown = JSON.parse(line.toString())
    const change = v.parse(Line, parsed)
    yield 'gone' in change ? change : { ...change, json: answerIn(line, parsed, change) }
  }
}

/** Undefined if the line is not `{key, etag, answer}` in this order. */
function answerIn(
  line: Buffer,
  parsed: unknown,
  { key, etag }: { readonly key: string; readonly etag: string },
): Buffer | undefined {
  const start = Buffer.from(
    `{"key":${JSON.stringify(key)},"etag":${JSON.stringify(etag)},"answer":`,
  )
  const isWholeLine = Object.keys(parsed as object).length === 3 // `Line` has parsed it as an object
  const isInOrder = line.subarray(0, start.length).equals(start)
  return isWholeLine && isInOrder ? line.subarray(start.length, -1) : undefined
}
