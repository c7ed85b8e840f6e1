import type { EditionSwitch } from 'content/next-edition/edition-switch.ts'
import type { RefusedProblems } from 'content/releases/problem.ts'
import { refusalOf } from './refusal.ts'

export type StudioAnswer<Value> = { readonly ok: true; readonly value: Value } | StudioRefusal

export interface StudioRefusal {
  readonly ok: false
  /** The HTTP status; absent when no response came. */
  readonly status?: number
  /** A sentence for the person: the reason for a refusal, or that no response came. */
  readonly message: string
  /** Errors of single fields, by their names. */
  readonly fields: Readonly<Record<string, string>>
  /** The problems of a refused release. */
  readonly refused?: RefusedProblems | undefined
  /** A switch to another edition: the request is to be sent again with `sure: 'yes'` if the person means it. */
  readonly asked?: EditionSwitch | undefined
}

export interface Reply {
  readonly status: number
  /** The JSON of the response; undefined if it is not JSON, such as the page of a proxy in between. */
  readonly body: unknown
}

interface Asked extends Pick<RequestInit, 'keepalive' | 'signal'> {
  readonly method?: 'GET' | 'PATCH' | 'POST'
  /** Sent as JSON, unless it is `FormData`. */
  readonly body?: object
}

/** `path` such as `/api/users/me`. Rejects when no response comes. */
export async function requestStudio(
  path: string,
  { body, method = 'GET', ...options }: Asked = {},
): Promise<Reply> {
  const response = await fetch(path, { method, ...(body ? contentOf(body) : {}), ...options })
  const answer: unknown = await response.json().catch(() => undefined)
  return { status: response.status, body: answer }
}

function contentOf(body: object): RequestInit {
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

export type Ask = typeof askStudio

/** Does not reject: if the studio refuses or cannot be reached, the result has a sentence that says so. */
export async function askStudio<Value>(
  path: string,
  asked: Asked = {},
): Promise<StudioAnswer<Value>> {
  const reply = await requestStudio(path, asked).catch(() => undefined)
  if (reply?.body === undefined)
    return { ok: false, message: 'The studio could not be reached. Try again.', fields: {} }
  // The endpoint is the studio's own, so the body has the type that the caller names.
  if (reply.status < 300) return { ok: true, value: reply.body as Value }
  const { message, errors, ...more } = refusalOf(reply.body)
  return {
    ok: false,
    status: reply.status,
    message: message ?? 'The studio refused this and did not say why. Try again.',
    fields: Object.fromEntries(errors.map((error) => [error.path, error.message])),
    ...more,
  }
}

/** Names the errors of fields in one part of the body like their inputs: `into.at` becomes `at`. */
export function namedIn<Value>(part: string, answer: StudioAnswer<Value>): StudioAnswer<Value> {
  if (answer.ok) return answer
  const fields = Object.entries(answer.fields).map(([path, sentence]) => [
    path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path,
    sentence,
  ])
  return { ...answer, fields: Object.fromEntries(fields) }
}

/** In the form that Payload reads. */
export function withFile(file: FormDataEntryValue, fields: object): FormData {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify(fields))
  return form
}

/** Whether a refusal means that the session has ended: 401 and 403 can also mean that the person lacks a right. */
export async function hasSessionEnded(
  status: number | undefined,
  hasSession: () => Promise<boolean> = isLoggedIn,
): Promise<boolean> {
  return (status === 401 || status === 403) && !(await hasSession().catch(() => true))
}

/** Rejects when no response comes. */
export async function isLoggedIn(): Promise<boolean> {
  const { body } = await requestStudio('/api/users/me')
  return typeof body === 'object' && body !== null && 'user' in body && body.user !== null
}
