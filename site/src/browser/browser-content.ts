import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'
import { CLIENT_REQUESTS_DISABLED } from 'contract/rules/error-messages.ts'
import type { ContentAccess } from './page-settings.ts'
import { createRequestCache } from './requests/request-cache.ts'

/** Resolves to undefined for a key without an answer; rejects when the request fails. */
export interface BrowserContent {
  get<Key extends AnswerKey>(key: Key, options?: ContentOptions): Promise<AnswerOf<Key> | undefined>
}

interface ContentOptions {
  readonly signal?: AbortSignal
  /**
   * `true` asks the content service directly and fails if that is not enabled (spec/behaviour §24.2); `false` asks the
   * proxy. By default: directly if enabled, otherwise through the proxy.
   */
  readonly client?: boolean
}

/** The most answers in memory; the least recently used answer is dropped first (spec/behaviour §24.3). */
const MAX_ANSWERS = 100

/** Asks the content service directly if that is enabled, otherwise through the site's own proxy (spec/asked §7). */
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

/** Throws if client-side requests are not enabled (spec/asked §8). */
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
  // Loaded on demand: the schemas of all answers are large.
  const { parseAnswer } = await import('./parse-answer.ts')
  return parseAnswer(key, wire)
}
