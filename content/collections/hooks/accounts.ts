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
import { isLongEnough, MIN_PASSWORD } from '../rules/password.ts'
import { databaseOf } from './database.ts'

const CONFLICT = 409
/** Names the lock under which accounts are deleted; any number that no other lock has. */
const DELETING_ACCOUNTS = 7_301
/** The work of Payload's own check of a password. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const

declare module 'payload' {
  interface RequestContext {
    /** The accounts that this request deletes. */
    leavingAccounts?: Set<number>
  }
}

/** Until there are roles: the first account changes and deletes any, every other only itself. */
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

/** Refuses to delete the account without which nobody could log in. */
export const keepLastAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const leaving = (req.context.leavingAccounts ??= new Set()).add(Number(id))
  const database = await databaseOf(req)
  // Until the end of the transaction: two requests that delete each other's last account wait for each other.
  await database.execute(sql`select pg_advisory_xact_lock(${DELETING_ACCOUNTS})`)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { not_in: [...leaving] } },
    req,
  })
  if (totalDocs > 0) return
  throw new APIError('This is the last account: make another first', CONFLICT, undefined, true)
}

/** Refuses a new password that is too short, wherever it is set: no later hook sees it. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const password: unknown = Reflect.get(args.data ?? {}, 'password')
  if (typeof password !== 'string' || password === '' || isLongEnough(password)) return args
  const errors = [
    { path: 'password', message: `A password has at least ${MIN_PASSWORD} characters` },
  ]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

/** Does the work of checking a password where Payload does none: for no account, and for one that is closed. */
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

/** Says of an account that is closed what is said of a wrong password. */
export const hideLock: CollectionAfterErrorHook = ({ error, req }) =>
  error instanceof LockedAuth
    ? { response: formatErrors(new AuthenticationError(req.t)) }
    : undefined
