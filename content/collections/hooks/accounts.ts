/** What accounts may do to each other, and what a refused login reveals (spec/faults S16, S22). */
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  AuthenticationError,
  formatErrors,
  LockedAuth,
  ValidationError,
  type Access,
  type CollectionAfterErrorHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import type { User } from '../../payload-types.ts'
import { isLongEnough, MIN_PASSWORD } from 'contract/rules/password.ts'
import { databaseOf } from './database.ts'

const CONFLICT = 409
/** Key of the advisory lock for deleting accounts; any number that no other lock uses. */
const DELETING_ACCOUNTS = 7_301
/** The cost of Payload's own password check. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const

declare module 'payload' {
  interface RequestContext {
    /** The accounts that this request deletes. */
    leavingAccounts?: Set<number>
  }
}

/** The first account may change and delete any account; every other only itself. */
export const mayChangeAccount: Access = async ({ req }) => {
  if (!req.user) return false
  return (await isFirstAccount(req)) || { id: { equals: req.user.id } }
}

async function isFirstAccount(req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'users',
    sort: 'id',
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0]?.id === req.user?.id
}

/** Refuses to delete the last account. */
export const keepLastAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const leaving = (req.context.leavingAccounts ??= new Set()).add(Number(id))
  const database = await databaseOf(req)
  // Held until the end of the transaction, so that two concurrent deletions cannot remove the last two accounts.
  await database.execute(sql`select pg_advisory_xact_lock(${DELETING_ACCOUNTS})`)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { not_in: [...leaving] } },
    req,
  })
  if (totalDocs > 0) return
  throw new APIError('This is the last account: make another first', CONFLICT, undefined, true)
}

/** Refuses a new password that is too short. Runs before the operation, because later hooks see only the hash. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const password: unknown = Reflect.get(args.data ?? {}, 'password')
  if (typeof password !== 'string' || password === '' || isLongEnough(password)) return args
  const errors = [
    { path: 'password', message: `A password has at least ${MIN_PASSWORD} characters` },
  ]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

/**
 * Hashes a password also when Payload does not (unknown e-mail, locked account), so that all logins take equally
 * long.
 */
export const hashForAnyEmail: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password }: { email?: unknown; password?: unknown } = args.data
  if (typeof email !== 'string' || typeof password !== 'string') return args
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })
  const isClosed = Date.parse(account?.lockUntil ?? '') > Date.now()
  if (!account || isClosed) {
    await promisify(pbkdf2)(password, 'no account', HASH.iterations, HASH.bytes, HASH.digest)
  }
  return args
}

/** Answers a login to a locked account with the same words as a wrong password. */
export const hideLock: CollectionAfterErrorHook = ({ error, req }) =>
  error instanceof LockedAuth
    ? { response: formatErrors(new AuthenticationError(req.t)) }
    : undefined
