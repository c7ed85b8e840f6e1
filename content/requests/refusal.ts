import { APIError, ValidationError } from 'payload'
import * as v from 'valibot'
import { BAD_REQUEST, FAULT } from './http-status.ts'

/** Payload hides the messages of other errors. `status` is one of `http-status.ts` below 500. */
export function refusal(status: number, message: string): Error {
  return new APIError(message, status, undefined, true)
}

/** The form shows the sentence at the field `path`. */
export function refusalAt(path: string, message: string): Error {
  return new APIError(message, BAD_REQUEST, { errors: [{ path, message }] }, true)
}

const DataOfRefusalAt = v.object({ errors: v.array(v.object({ path: v.string() })) })

/** In a sentence for staff, which names the field if a field's own rule refused the request. */
export interface Reason {
  /** Absent if the refusal names no field. */
  readonly field?: string
  readonly message: string
}

/** One for each field that a rule refused; empty for a fault of the system. */
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

/** Undefined for a fault of the system. */
export function reasonText(error: unknown): string | undefined {
  const reasons = reasonsIn(error)
  return reasons.length > 0 ? reasons.map(({ message }) => message).join(' ') : undefined
}

function sentence(words: string): string {
  return `${words.replace(/\.$/, '')}.`
}
