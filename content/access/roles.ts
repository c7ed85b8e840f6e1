import type { PayloadRequest } from 'payload'

/** The roles of staff with their labels in the form, from the most rights to the fewest. */
export const ROLES = {
  administrator: 'Administrator: accounts and settings too',
  editor: 'Editor: publishes',
  contributor: 'Contributor: writes drafts, which an editor publishes',
} as const

export type Role = keyof typeof ROLES

/** The roles that have a right. */
export type Who = readonly Role[]

/**
 * Whether the account of a request has one of the roles. The account is read with every request, so a change counts at
 * once.
 */
export function isOneOf(who: Who, { user }: Pick<PayloadRequest, 'user'>): boolean {
  return user?.collection === 'users' && who.includes(user.role)
}
