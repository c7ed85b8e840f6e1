import type { CollectionConfig, Field } from 'payload'
import { ROLES } from '../access/roles.ts'
import { accountEndpoints } from '../accounts/endpoints.ts'
import { createLoginGuard, rememberBrowser, guardLogin } from '../accounts/login-guard.ts'
import {
  endOldSession,
  hashForAnyEmail,
  keepAdministrator,
  refusePasswordInForm,
  refuseWeakPassword,
} from '../accounts/hooks.ts'

/**
 * Switches off Payload's lock, because a stranger who guesses passwords would lock the owner out.
 * `accounts/tries.ts` limits logins instead.
 */
const NEVER_LOCKED = Number.MAX_SAFE_INTEGER

/** The same for every refused login: it does not reveal which accounts exist. */
export const LOGIN_REFUSED = 'The email or the password is wrong.'

/** The first account is made from the environment at the start, further ones by an invitation. */
export function createUsers(studioOrigin: string | undefined): CollectionConfig {
  const isSecure = studioOrigin?.startsWith('https:') ?? true
  // The studio has no TLS of its own. With `https:` a proxy is in front of it; otherwise only this machine can reach
  // it.
  const guard = createLoginGuard(isSecure)
  return {
    slug: 'users',
    auth: {
      maxLoginAttempts: NEVER_LOCKED,
      // With `Strict`, the browser would not send the cookie after a click in a mail: the link would open the login.
      cookies: { secure: isSecure, sameSite: 'Lax' },
      // Scripts cannot read the cookie, but could read a token in a response (spec/faults S16).
      removeTokenFromResponses: true,
    },
    admin: {
      useAsTitle: 'email',
      group: 'Site',
      defaultColumns: ['email', 'name', 'role'],
      listSearchableFields: ['email', 'name'],
      components: { beforeListTable: ['/studio/components/accounts/invite.tsx#Invite'] },
      hidden: ({ user }) => user?.['role'] !== 'administrator',
    },
    labels: { singular: 'Account', plural: 'Accounts' },
    hooks: {
      // The guard is first, so that an attempt beyond the limit costs no hash.
      beforeOperation: [
        guardLogin(guard),
        refusePasswordInForm,
        refuseWeakPassword,
        hashForAnyEmail,
        endOldSession,
      ],
      beforeChange: [keepAdministrator.onChange],
      beforeDelete: [keepAdministrator.onDelete],
      afterLogin: [rememberBrowser(guard, isSecure)],
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
    defaultValue: 'contributor',
    options: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
  },
  // Removes the field from Payload's form: a password is changed with the old one, or by a link.
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
