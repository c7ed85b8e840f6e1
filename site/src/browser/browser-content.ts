import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'
import { CLIENT_REQUESTS_DISABLED } from 'contract/rules/error-messages.ts'
import type { ContentAccess } from './content-access.ts'
import { createRequestCache } from './navigation/request-cache.ts'

/** Content in the browser. Gives undefined for a key without an answer; rejects when it could not be asked. */
export interface BrowserContent {
  get<Key extends AnswerKey>(key: Key, options?: ContentOptions): Promise<AnswerOf<Key> | undefined>
}

interface ContentOptions {
  /** Of whoever asks. */
  readonly signal?: AbortSignal
  /**
   * Asks the content service itself, and fails where that is not enabled (spec/behaviour §24.2). Left out: so where it
   * is enabled, and through the proxy where it is not.
   */
  readonly client?: boolean
}

/** The least recently used goes first (spec/behaviour §24.3). */
const MAX_ANSWERS = 100

/**
 * The answers, from the content service where that is enabled, else through the site's own proxy (spec/asked §7).
 * A call may ask for either way.
 */
export function createBrowserContent({ proxyPath, direct }: ContentAccess): BrowserContent {
  const answers = createRequestCache<AnswerOf<AnswerKey> | undefined>({ maxEntries: MAX_ANSWERS })
  return {
    async get(key, { signal, client = direct !== undefined } = {}) {
      const { url, ...init } = client ? directCall(key, direct) : proxyCall(key, proxyPath)
      return answers.get(
        `${url} ${key}`,
        (request) => fetchAnswer(key, url, { ...init, signal: request }),
        signal,
      )
    },
  }
}

interface Call extends RequestInit {
  readonly url: string
}

function proxyCall(key: AnswerKey, proxyPath: string): Call {
  return {
    url: proxyPath,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: key }),
  }
}

/** Throws where client-side requests are not enabled (spec/asked §8). */
function directCall(key: AnswerKey, direct: ContentAccess['direct']): Call {
  if (!direct) throw new Error(CLIENT_REQUESTS_DISABLED)
  return { url: direct.url + key, headers: { Authorization: `Bearer ${direct.token}` } }
}

async function fetchAnswer<Key extends AnswerKey>(
  key: Key,
  url: string,
  init: RequestInit,
): Promise<AnswerOf<Key> | undefined> {
  const response = await fetch(url, init)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${key} was answered with ${response.status}`)
  const wire: unknown = await response.json()
  // With the schemas of all answers, which no page needs for itself.
  const { parseAnswer } = await import('./parse-answer.ts')
  return parseAnswer(key, wire)
}
