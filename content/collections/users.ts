import type { CollectionConfig } from 'payload'
import { ROLES } from '../access/roles.ts'
import { hashForAnyEmail, keepAdministrator, refuseShortPassword } from './hooks/accounts.ts'

/** Payload's own lock would close an account to its owner too, whoever tries; `login-tries.ts` limits logins. */
const NEVER_LOCKED = Number.MAX_SAFE_INTEGER

/** The same words for every refused login, so that they do not reveal which accounts exist. */
export const LOGIN_REFUSED = 'The e-mail or the password is wrong.'

/**
 * Accounts of staff. The first is made at start from the environment, further ones by an administrator's invitation.
 * They log in at `studioOrigin`; without it logging in is disabled.
 */
export function createUsers(studioOrigin: string | undefined): CollectionConfig {
  return {
    slug: 'users',
    auth: {
      maxLoginAttempts: NEVER_LOCKED,
      cookies: { secure: studioOrigin?.startsWith('https:') ?? true, sameSite: 'Lax' },
      removeTokenFromResponses: true,
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role'],
      hidden: ({ user }) => user?.['role'] !== 'administrator',
    },
    labels: { singular: 'Account', plural: 'Accounts' },
    hooks: {
      beforeOperation: [refuseShortPassword, hashForAnyEmail],
      beforeChange: [keepAdministrator.onChange],
      beforeDelete: [keepAdministrator.onDelete],
    },
    fields: [
      { name: 'email', type: 'email', required: true, unique: true },
      { name: 'name', type: 'text' },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'contributor',
        options: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
      },
    ],
  }
}
