/** What accounts may do to each other, and what a refused login reveals (spec/faults S16, S22). */
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import type { User } from '../../payload-types.ts'
import { isLongEnough, MIN_PASSWORD } from 'contract/rules/password.ts'
import { databaseOf } from './database.ts'

const CONFLICT = 409
/** Key of the advisory lock for taking an administrator away; any number that no other lock uses. */
const LEAVING_ADMINISTRATORS = 7_301
/** The cost of Payload's own password check. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const

declare module 'payload' {
  interface RequestContext {
    /** The administrators that this request deletes or demotes. */
    leavingAdministrators?: Set<number>
  }
}

/** Refuses to delete or demote the last administrator. */
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
  // Held until the end of the transaction, so that two at once cannot take the last two administrators away.
  await database.execute(sql`select pg_advisory_xact_lock(${LEAVING_ADMINISTRATORS})`)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'administrator' }, id: { not_in: [...leaving] } },
    req,
  })
  if (totalDocs > 0) return
  const message = 'This is the last administrator: make somebody else one first'
  throw new APIError(message, CONFLICT, undefined, true)
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

/** Hashes a password also for an unknown e-mail, where Payload does not, so that all logins take equally long. */
export const hashForAnyEmail: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password }: { email?: unknown; password?: unknown } = args.data
  if (typeof email !== 'string' || typeof password !== 'string') return args
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })
  if (!account) {
    await promisify(pbkdf2)(password, 'no account', HASH.iterations, HASH.bytes, HASH.digest)
  }
  return args
}
