import { APIError, ValidationError } from 'payload'
import * as v from 'valibot'
import { BAD_REQUEST, FAULT } from './http-status.ts'

/**
 * Returns an error for a refused request. Payload shows the message of this error to the person, and hides that of
 * others. `status` is one of `http-status.ts` below 500.
 */
export function refusal(status: number, message: string): Error {
  return new APIError(message, status, undefined, true)
}

/** Returns an error for a request whose field `path` is refused. The form shows the sentence at the field. */
export function refusalAt(path: string, message: string): Error {
  return new APIError(message, BAD_REQUEST, { errors: [{ path, message }] }, true)
}

/** What `refusalAt` adds to its error. */
const DataOfRefusalAt = v.object({ errors: v.array(v.object({ path: v.string() })) })

/**
 * Why a request was refused, in a sentence for staff. If a field's own rule refused it, the sentence names the field.
 */
export interface Reason {
  /** The path of the field; absent if the refusal names no field. */
  readonly field?: string
  readonly message: string
}

/** The reasons of a refusal, one for each field that a rule refused; empty for a fault of the system. */
export function reasonsIn(error: unknown): readonly Reason[] {
  if (!(error instanceof APIError) || error.status >= FAULT) return []
  if (!(error instanceof ValidationError)) {
    const message = sentence(error.message)
    return v.is(DataOfRefusalAt, error.data)
      ? error.data.errors.map(({ path }) => ({ field: path, message }))
      : [{ message }]
  }
  return error.data.errors.map(({ label, path, message }) => {
    const field = typeof label === 'string' ? label.replaceAll(' > ', ', ') : path
    return { field: path, message: sentence(`${field}: ${message}`) }
  })
}

/** The reasons of a refusal as one text; undefined for a fault of the system. */
export function reasonText(error: unknown): string | undefined {
  const reasons = reasonsIn(error)
  return reasons.length > 0 ? reasons.map(({ message }) => message).join(' ') : undefined
}

function sentence(words: string): string {
  return `${words.replace(/\.$/, '')}.`
}
