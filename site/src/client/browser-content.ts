import { schemaOf, type AnswerKey, type AnswerOf } from 'contract/answers/keys.ts'
import { prune } from 'contract/answers/prune.ts'
import { CLIENT_REQUESTS_DISABLED } from 'contract/rules/error-messages.ts'
import type { Content } from './content.ts'
import type { ContentAccess } from './content-access.ts'
import { createRequestCache } from './request-cache.ts'

const MAX_ANSWERS = 100

/** Content in the browser: through the site's own proxy, or, for a call that asks for it, from the content service. */
export function createBrowserContent({ proxyPath, direct }: ContentAccess): Content {
  const answers = createRequestCache<AnswerOf<AnswerKey> | undefined>({ maxEntries: MAX_ANSWERS })
  return {
    async get(key, { signal, client = false } = {}) {
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

/** Throws where client-side requests are not enabled (specification §8). */
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
  return parseAnswer(key, await response.json())
}

function parseAnswer<Key extends AnswerKey>(key: Key, wire: unknown): AnswerOf<Key> {
  const schema = schemaOf(key)
  const result = schema && prune(schema, wire)
  if (!result?.ok) throw new Error(`The answer of ${key} does not fit its schema`)
  return result.value as AnswerOf<Key> // the schema is the key's own
}
