import { APIError } from 'payload'

/**
 * What is not done for a person, with a sentence that Payload passes on to them: it would hide that of any other error.
 * `status` is one of `http-status.ts` below 500.
 */
export function refusal(status: number, message: string): Error {
  return new APIError(message, status, undefined, true)
}
