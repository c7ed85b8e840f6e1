/** Every endpoint that needs a login calls this: our own handlers, and `with-rights.ts` for those of Payload. */
import { Forbidden, UnauthorizedError, type PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'
import { isOneOf, type Who } from './roles.ts'

/** Throws 401 without a login, and 403 if roles are given and the account has none of them. */
export function userOf(req: PayloadRequest, who?: Who): User {
  const { user } = req
  if (user?.collection !== 'users') throw new UnauthorizedError(req.t)
  if (who && !isOneOf(who, req)) throw new Forbidden(req.t)
  return user
}
