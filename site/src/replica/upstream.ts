import { Agent, request } from 'undici'
import * as v from 'valibot'
import type { Change } from './snapshot.ts'

const WAIT_S = 25
const CONNECT_MS = 2_000
const HEADERS_MS = (WAIT_S + 5) * 1000
const BODY_MS = 5_000
const MAX_SET_BYTES = 256 * 1024 * 1024

/** What the content service said has changed. */
export interface ChangeSet {
  readonly revision: string
  readonly changes: readonly Change[]
  /** The set holds every key there is. */
  readonly full: boolean
}

export interface Upstream {
  /** Waits for what is new since a revision; everything when it is unknown. */
  changes(since: string, signal: AbortSignal): Promise<ChangeSet>
  /** One file of the media, or undefined when there is none. */
  media(name: string): Promise<Uint8Array | undefined>
}

const FirstLine = v.object({ revision: v.string(), full: v.boolean() })
const Line = v.union([
  v.object({ key: v.string(), etag: v.string(), answer: v.unknown() }),
  v.object({ key: v.string(), gone: v.literal(true) }),
])

/** The content service over HTTP (architecture, "The content API"). Redirects are not followed. */
export function createUpstream({ contentUrl, token }: { contentUrl: string; token: string }) {
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_MS },
    headersTimeout: HEADERS_MS,
    bodyTimeout: BODY_MS,
    maxResponseSize: MAX_SET_BYTES,
  })
  const headers = { authorization: `Bearer ${token}` }

  return {
    async changes(since: string, signal: AbortSignal): Promise<ChangeSet> {
      const query = new URLSearchParams({ since, wait: String(WAIT_S) })
      const { statusCode, body } = await request(`${contentUrl}/changes?${query}`, {
        dispatcher,
        headers,
        signal,
      })
      const text = await body.text()
      if (statusCode !== 200) throw new Error(`the content service answered ${statusCode}`)
      return parseSet(text)
    },
    async media(name: string): Promise<Uint8Array | undefined> {
      const { statusCode, body } = await request(`${contentUrl}/media/${name}`, {
        dispatcher,
        headers,
      })
      const bytes = await body.bytes()
      return statusCode === 200 ? bytes : undefined
    },
    close: () => dispatcher.close(),
  }
}

/** A set that is cut off or has a line that does not parse is refused as a whole (faults C12). */
function parseSet(text: string): ChangeSet {
  if (!text.endsWith('\n')) throw new Error('the change set was cut off')
  const [first, ...rest] = text.trimEnd().split('\n')
  const { revision, full } = v.parse(FirstLine, JSON.parse(first ?? ''))
  const changes = rest.map((line) => v.parse(Line, JSON.parse(line)))
  return { revision, changes, full }
}
