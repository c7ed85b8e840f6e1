/** Who asks. Every endpoint that is not open asks this before its handler (`with-rights.ts`). */
import { Forbidden, UnauthorizedError, type PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'
import { isOneOf, type Who } from './roles.ts'

/** The account that asks. Throws 401 without a login, and 403 unless it has one of the roles, if any are given. */
export function userOf(req: PayloadRequest, who?: Who): User {
  const { user } = req
  if (user?.collection !== 'users') throw new UnauthorizedError(req.t)
  if (who && !isOneOf(who, req)) throw new Forbidden(req.t)
  return user
}
