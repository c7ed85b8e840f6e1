import type { AnswerKey } from 'contract/answers/keys.ts'
import { CLIENT_REQUESTS_DISABLED } from 'contract/rules/error-messages.ts'
import type { Content } from './content.ts'
import type { ContentAccess } from './content-access.ts'

/** Content in the browser: through the site's own proxy, or, for a call that asks for it, from the content service. */
export function createBrowserContent({ proxyPath, direct }: ContentAccess): Content {
  return {
    async get(key, { signal, client = false } = {}) {
      const { url, ...init } = client ? directCall(key, direct) : proxyCall(key, proxyPath)
      const response = await fetch(url, signal ? { ...init, signal } : init)
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`${key} was answered with ${response.status}`)
      // With the schemas of all answers, which no page needs for itself.
      const { parseAnswer } = await import('./parse-answer.ts')
      return parseAnswer(key, await response.json())
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
