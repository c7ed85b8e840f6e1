/** Turns errors that Payload answers with 500 into a 400 that says what to do. */
import type { AfterErrorHook } from 'payload'

/** PostgreSQL's error codes for a NUL character, in text and in JSON. */
const UNSTORABLE = new Set(['22021', '22P05'])
/** The multipart parser's message for a part whose name contains a control character. */
const UNREADABLE = 'Malformed part header'
const BAD_REQUEST = 400

/** Turns a NUL in a field, address, search or file name into a 400 with words. */
export const explainErrors: AfterErrorHook = ({ error }) => {
  if (isUnstorable(error)) {
    return refusal('The text holds a character that cannot be kept (NUL): type it again')
  }
  if (error.message === UNREADABLE) {
    return refusal('The name of this file cannot be read: rename it and upload it again')
  }
  return undefined
}

function refusal(message: string) {
  return { response: { errors: [{ message }] }, status: BAD_REQUEST }
}

/** Drizzle wraps PostgreSQL's error as `cause`. */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && UNSTORABLE.has(String(error.code))) || isUnstorable(error.cause)
}
