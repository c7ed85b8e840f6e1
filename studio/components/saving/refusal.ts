/** What the server's answers say, in Payload's shape of errors: a message, and for some of them fields with a message each. */
import type { Saved } from 'content/collections/saving/save.ts'

/** Why the server did not do what was asked. */
export interface Refusal {
  readonly message: string
  readonly errors: readonly FieldError[]
}

export interface FieldError {
  readonly path: string
  readonly message: string
}

const UNEXPLAINED = 'the server refused this and did not say why. Your text stays in the form'

export function refusalOf(body: unknown): Refusal {
  const [first] = listOf(body, 'errors')
  const errors = listOf(property(first, 'data'), 'errors').flatMap((error) => {
    const path = property(error, 'path')
    return typeof path === 'string' ? [{ path, message: String(property(error, 'message')) }] : []
  })
  const message = property(first, 'message')
  return { message: typeof message === 'string' ? message : UNEXPLAINED, errors }
}

export function isSaved(body: unknown): body is Saved {
  return typeof body === 'object' && body !== null && 'doc' in body && 'conflicts' in body
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = property(value, name)
  return Array.isArray(list) ? list : []
}
