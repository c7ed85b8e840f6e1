import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import { festivalZone } from '../editions/festival-zone.ts'
import { instantWords } from '../rules/instant-words.ts'
import { BAD_REQUEST, FAULT, UNAVAILABLE } from './http-status.ts'

/** PostgreSQL's codes for a NUL character, in text and in JSON. */
const UNSTORABLE = ['22021', '22P05']
/** PostgreSQL's codes for a statement that took too long, and for a deadlock of two transactions. */
const TOO_LONG = ['57014', '40P01']
/** PostgreSQL stops or starts (`57P0…`), a connection fails (`08…`), or Node loses one. */
const UNREACHABLE = /^57P0|^08|^ECONN|^ETIMEDOUT$|^EPIPE$/
/** The multipart parser says this of a part whose name contains a control character. */
const UNREADABLE = 'Malformed part header'

/** Payload says "Something went wrong" of many errors. This says what to do. */
export const explainErrors: AfterErrorHook = async ({ error, req }) => {
  const codes = codesOf(error)
  if (codes.some((code) => UNSTORABLE.includes(code))) {
    return refusal(
      BAD_REQUEST,
      'The text holds a character that cannot be kept (NUL): type it again',
    )
  }
  if (error.message === UNREADABLE) {
    return refusal(
      BAD_REQUEST,
      'The name of this file cannot be read: rename it and upload it again',
    )
  }
  // The errors above come first: they may have a status, but with words that do not help staff.
  if (hasSentence(error)) return wholeSentence(error)
  if (codes.some((code) => TOO_LONG.includes(code))) {
    return refusal(UNAVAILABLE, 'This took too long and was stopped. Nothing is lost: try again')
  }
  if (codes.some((code) => UNREACHABLE.test(code)) || /connection/i.test(error.message)) {
    return refusal(
      UNAVAILABLE,
      'The studio cannot reach its database. What you typed is still in the form: try again in a minute',
    )
  }
  const when = instantWords(Date.now(), await zoneOf(req))
  return refusal(
    FAULT,
    `The studio failed, and nothing was saved. What you typed is still in the form: try again. If it fails again, tell the developer that it was on ${when}: the log says why`,
  )
}

/** Reads outside of the request's own transaction, which may have failed. */
async function zoneOf({ payload }: PayloadRequest): Promise<string> {
  // Any zone will do then, because the sentence names it.
  return festivalZone({ payload }).catch(() => DEFAULT_ZONE)
}

/** Payload shows the message of an error if the status is not 500, or if the error is marked as public. */
function hasSentence(error: Error): boolean {
  const isPublic = 'isPublic' in error && error.isPublic === true
  return isPublic || ('status' in error && Boolean(error.status) && error.status !== FAULT)
}

/**
 * Returns the sentence also as `message`, which Payload's forms show as it is. They cut the texts in `errors` at the
 * first colon and read the rest as a list of fields. Its drawers for several records fail without `docs`. Errors of
 * fields need nothing added.
 */
function wholeSentence(error: Error) {
  const data: unknown = 'data' in error ? error.data : undefined
  const hasFields = typeof data === 'object' && data !== null && 'errors' in data
  const status = 'status' in error ? Number(error.status) : FAULT
  if (hasFields || !error.message.includes(':')) return undefined
  const { message, name } = error
  const own = { name, message, ...(data ? { data } : {}) }
  return { response: { docs: [], errors: [own], message }, status }
}

function refusal(status: number, message: string) {
  return { response: { errors: [{ message }] }, status }
}

/** Drizzle wraps PostgreSQL's error as `cause`. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [...('code' in error ? [String(error.code)] : []), ...codesOf(error.cause)]
}
