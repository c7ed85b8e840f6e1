import { APIError, ValidationError } from 'payload'
import { FAULT } from './http-status.ts'

/**
 * What is not done for a person, with a sentence that Payload passes on to them: it would hide that of any other error.
 * `status` is one of `http-status.ts` below 500.
 */
export function refusal(status: number, message: string): Error {
  return new APIError(message, status, undefined, true)
}

/** What a person may read of a refusal, in sentences that name the fields; undefined for a fault. */
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

function sentence(words: string): string {
  return `${words.replace(/\.$/, '')}.`
}
