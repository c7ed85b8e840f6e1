import { APIError, ValidationError } from 'payload'
import { BAD_REQUEST, FAULT } from './http-status.ts'

/**
 * Returns an error for a refused request. Payload shows its sentence to the person; it would hide the message of
 * other errors. `status` is one of `http-status.ts` below 500.
 */
export function refusal(status: number, message: string): Error {
  return new APIError(message, status, undefined, true)
}

/** Returns an error for a request whose field `path` is refused. The form shows the sentence at the field. */
export function refusalAt(path: string, message: string): Error {
  return new APIError(message, BAD_REQUEST, { errors: [{ path, message }] }, true)
}

/** The text of a refusal for staff, in sentences that name the fields; undefined for a fault of the system. */
export function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof APIError) || error.status >= FAULT) return undefined
  if (!(error instanceof ValidationError)) return sentence(error.message)
  return error.data.errors
    .map(({ label, path, message }) => {
      const field = typeof label === 'string' ? label.replaceAll(' > ', ', ') : path
      return sentence(`${field}: ${message}`)
    })
    .join(' ')
}

/** The path of the first field that a rule refused; undefined if the refusal names no field. */
export function fieldIn(error: unknown): string | undefined {
  return error instanceof ValidationError ? error.data.errors[0]?.path : undefined
}

function sentence(words: string): string {
  return `${words.replace(/\.$/, '')}.`
}
