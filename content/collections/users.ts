import type { CollectionConfig, Field } from 'payload'
import { ROLES } from '../access/roles.ts'
import { accountEndpoints } from '../accounts/endpoints.ts'
import { createLoginGuard, greet, guardLogin } from '../accounts/login-guard.ts'
import {
  endOldSession,
  hashForAnyEmail,
  keepAdministrator,
  refusePasswordInForm,
  refuseWeakPassword,
} from '../accounts/hooks.ts'

/** Payload's own lock would close an account to its owner too, whoever tries; `accounts/tries.ts` limits logins. */
const NEVER_LOCKED = Number.MAX_SAFE_INTEGER

/** The same words for every refused login, so that they do not reveal which accounts exist. */
export const LOGIN_REFUSED = 'The email or the password is wrong.'

/**
 * Accounts of staff. The first is made at start from the environment, further ones by an administrator's invitation.
 * They log in at `studioOrigin`; without it logging in is disabled.
 */
export function createUsers(studioOrigin: string | undefined): CollectionConfig {
  const isSecure = studioOrigin?.startsWith('https:') ?? true
  // The studio has no TLS of its own: with `https:` a proxy is in front. Without, only this machine reaches it.
  const guard = createLoginGuard(isSecure)
  return {
    slug: 'users',
    auth: {
      maxLoginAttempts: NEVER_LOCKED,
      // With `Strict` a link to a record in a mail would ask for a login.
      cookies: { secure: isSecure, sameSite: 'Lax' },
      // No script can read the cookie; it could read a token in an answer (spec/faults S16).
      removeTokenFromResponses: true,
    },
    admin: {
      useAsTitle: 'email',
      group: 'Site',
      defaultColumns: ['email', 'name', 'role'],
      components: { beforeListTable: ['/studio/components/accounts/invite.tsx#Invite'] },
      hidden: ({ user }) => user?.['role'] !== 'administrator',
    },
    labels: { singular: 'Account', plural: 'Accounts' },
    hooks: {
      // The guard first: a try beyond the limit costs no hash.
      beforeOperation: [
        guardLogin(guard),
        refusePasswordInForm,
        refuseWeakPassword,
        hashForAnyEmail,
        endOldSession,
      ],
      beforeChange: [keepAdministrator.onChange],
      beforeDelete: [keepAdministrator.onDelete],
      afterLogin: [greet(guard, isSecure)],
    },
    endpoints: accountEndpoints(guard),
    fields: FIELDS,
  }
}

const FIELDS: Field[] = [
  { name: 'email', type: 'email', required: true, unique: true },
  { name: 'name', type: 'text' },
  {
    name: 'role',
    type: 'select',
    required: true,
    // The least of them.
    defaultValue: 'contributor',
    options: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
  },
  // Payload's form then has no field for it: a password is changed with the old one, or by a link.
  {
    name: 'password',
    type: 'text',
    virtual: true,
    access: { create: () => false, read: () => false, update: () => false },
    admin: { disabled: true },
  },
  {
    name: 'security',
    type: 'ui',
    admin: {
      components: {
        Field: '/studio/components/accounts/account-security.tsx#AccountSecurity',
      },
      disableListColumn: true,
    },
  },
]
