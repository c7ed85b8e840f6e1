import type { PayloadRequest } from 'payload'

/** From the most rights to the fewest, with the labels of the form. */
export const ROLES = {
  administrator: 'Administrator: accounts and settings too',
  editor: 'Editor: publishes',
  contributor: 'Contributor: writes drafts, which an editor publishes',
} as const

export type Role = keyof typeof ROLES

export type Who = readonly Role[]

/** The account is read with every request, so a change of its role counts at once. */
export function isOneOf(who: Who, { user }: Pick<PayloadRequest, 'user'>): boolean {
  return user?.collection === 'users' && who.includes(user.role)
}
