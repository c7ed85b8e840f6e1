/** Turns errors that Payload answers with 500 into a 400 that says what to do. */
import type { AfterErrorHook } from 'payload'

/** PostgreSQL's codes for a character it cannot keep, in text and in JSON: a NUL. */
const UNSTORABLE = new Set(['22021', '22P05'])
/** What the reader of forms says of a part whose name holds a control character. */
const UNREADABLE = 'Malformed part header'
const BAD_REQUEST = 400

/** Refuses a NUL in any field, address or search, and in the name of a file. */
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

/** Drizzle wraps what PostgreSQL says. */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && UNSTORABLE.has(String(error.code))) || isUnstorable(error.cause)
}
