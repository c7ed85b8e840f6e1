import { schemaOf, type AnswerOf } from 'contract/answers/keys.ts'
import { prune } from 'contract/answers/prune.ts'
import type { Content } from './content.ts'

/** Where the content proxy answers (behaviour §24). */
const PROXY_PATH = '/api/content'

/** Content in the browser: every call is a POST to the site's own proxy. */
export function createProxyContent(): Content {
  return {
    async get(key, { signal } = {}) {
      const response = await fetch(PROXY_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path: key }),
        ...(signal ? { signal } : {}),
      })
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`${key} was answered with ${response.status}`)
      return parseAnswer(key, await response.json())
    },
  }
}

function parseAnswer<Key extends Parameters<Content['get']>[0]>(
  key: Key,
  wire: unknown,
): AnswerOf<Key> {
  const schema = schemaOf(key)
  const result = schema && prune(schema, wire)
  if (!result?.ok) throw new Error(`The answer of ${key} does not fit its schema`)
  return result.value as AnswerOf<Key> // the schema is the key's own
}
