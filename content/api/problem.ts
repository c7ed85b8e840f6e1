import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** `key` names the requested answer. */
export function problem(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  key?: string,
): Response {
  const error = { status, message, ...(key === undefined ? {} : { key }) }
  return context.json({ error }, status)
}
