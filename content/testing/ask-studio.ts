import { handleEndpoints } from 'payload'
import type { OpenPayload } from './open-payload.ts'

/** As Payload gets the request from Next. `path` is below `/api`. */
export function askStudio(
  { key, payload }: OpenPayload,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: key,
    request: new Request(`http://127.0.0.1:3002/api${path}`, init),
  })
}

/** Returns the token of the cookie. */
export async function logIn(
  open: OpenPayload,
  account: { readonly email: string; readonly password: string },
): Promise<string> {
  const response = await askStudio(open, '/users/login', asJson('POST', account))
  const [, token] = /^payload-token=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '') ?? []
  if (!token) throw new Error(`${account.email} was refused: ${await response.text()}`)
  return token
}

export function asJson(method: string, body: object): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}
