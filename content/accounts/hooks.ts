/** Protects accounts from each other. A refused login does not reveal which exist (spec/faults S16, S22). */
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { DAY_MS } from 'contract/rules/day-ms.ts'
import {
  UnauthorizedError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { CONFLICT, FORBIDDEN } from '../requests/http-status.ts'
import type { User } from '../payload-types.ts'
import { passwordProblem } from '../rules/password.ts'
import { databaseOf } from '../requests/database.ts'
import { refusal } from '../requests/refusal.ts'
import { storedEmail } from './stored-email.ts'

/**
 * A session ends after these days, even if it is in use. A judgement: a stolen laptop stays logged in no longer, and
 * a producer has to log in again only once or twice in a festival of three to four weeks.
 */
const SESSION_DAYS = 14
/** Key of the advisory lock for deleting or demoting an administrator; no other lock uses this number. */
const LEAVING_ADMINISTRATORS = 7_301
/** The cost of Payload's own password check. With the same cost, a login with an unknown email takes just as long. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const

declare module 'payload' {
  interface RequestContext {
    leavingAdministrators?: Set<number>
    /** The person who changes a password has given the old one. */
    knowsPassword?: boolean
  }
}

export const keepAdministrator = {
  onDelete: (async ({ id, req }) => {
    await letAdministratorGo(Number(id), req)
  }) satisfies CollectionBeforeDeleteHook,
  onChange: (async ({ data, operation, originalDoc, req }) => {
    const isDemoted =
      operation === 'update' &&
      originalDoc?.role === 'administrator' &&
      data.role !== 'administrator'
    if (isDemoted) await letAdministratorGo(originalDoc.id, req)
    return data
  }) satisfies CollectionBeforeChangeHook<User>,
}

async function letAdministratorGo(id: number, req: PayloadRequest): Promise<void> {
  const leaving = (req.context.leavingAdministrators ??= new Set()).add(id)
  const database = await databaseOf(req)
  // The lock is held until the end of the transaction: two concurrent requests cannot remove the last two
  // administrators.
  await database.execute(sql`select pg_advisory_xact_lock(${LEAVING_ADMINISTRATORS})`)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'administrator' }, id: { not_in: [...leaving] } },
    req,
  })
  if (totalDocs > 0) return
  const message = 'This is the last administrator: make somebody else one first'
  throw refusal(CONFLICT, message)
}

/** Runs before the operation, because later hooks see only the hash of the password. */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const password: unknown = Reflect.get(args.data ?? {}, 'password')
  if (typeof password !== 'string' || password === '') return args
  const problem = passwordProblem(password, await accountOf(args, req))
  if (problem === undefined) return args
  const errors = [{ path: 'password', message: problem }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

type Account = Pick<User, 'email' | 'name'>

/** Finds it by the token of the link or the id in the request. A new account has only the data of the request. */
async function accountOf(args: object, req: PayloadRequest): Promise<Account> {
  const data: Partial<User> & { token?: unknown } = Reflect.get(args, 'data') ?? {}
  const id: unknown = Reflect.get(args, 'id')
  const known: Where =
    data.token === undefined
      ? { id: { equals: id } }
      : { resetPasswordToken: { equals: data.token } }
  const isNew = data.token === undefined && id === undefined
  const account = isNew
    ? undefined
    : await req.payload.db.findOne<User>({ collection: 'users', where: known, req })
  return { email: account?.email ?? data.email ?? '', name: account?.name ?? data.name ?? '' }
}

/** A password is changed with the old one (`accounts/endpoints.ts`) or by a link, never in a saved form. */
export const refusePasswordInForm: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isChange = operation === 'update' && Reflect.get(args.data ?? {}, 'password') !== undefined
  if (!isChange || !req.user || req.context.knowsPassword) return args
  const message = 'A password is changed under Account, with the old one, or with a link'
  throw refusal(FORBIDDEN, message)
}

export const endOldSession: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'users') return args
  const { sessions, ...user } = req.user
  const session = sessions?.find(({ id }) => id === Reflect.get(user, '_sid'))
  const ageMs = Date.now() - Date.parse(session?.createdAt ?? '')
  if (ageMs < SESSION_DAYS * DAY_MS) return args
  throw new UnauthorizedError(req.t)
}

/** Hashes the password for an unknown email too, which Payload does not do, so that all logins take equally long. */
export const hashForAnyEmail: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password }: { email?: unknown; password?: unknown } = args.data
  if (typeof email !== 'string' || typeof password !== 'string') return args
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: storedEmail(email) } },
    req,
  })
  if (!account) {
    await promisify(pbkdf2)(password, 'no account', HASH.iterations, HASH.bytes, HASH.digest)
  }
  return args
}
