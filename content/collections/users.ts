import type { CollectionConfig } from 'payload'
import {
  hashForAnyEmail,
  hideLock,
  keepLastAccount,
  mayChangeAccount,
  refuseShortPassword,
} from './hooks/accounts.ts'

const MAX_LOGIN_ATTEMPTS = 5
const LOCK_MINUTES = 10

/** The same words for every refused login, so that they do not reveal which accounts exist. */
export const LOGIN_REFUSED = `The e-mail or the password is wrong. After ${MAX_LOGIN_ATTEMPTS} failures an account is closed for ${LOCK_MINUTES} minutes.`

/**
 * Editors. The first account is created at start from the environment, further ones by an editor. They log in at
 * `studioOrigin`; without it logging in is disabled.
 */
export function createUsers(studioOrigin: string | undefined): CollectionConfig {
  return {
    slug: 'users',
    auth: {
      maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
      lockTime: LOCK_MINUTES * 60 * 1000,
      cookies: { secure: studioOrigin?.startsWith('https:') ?? true, sameSite: 'Lax' },
      removeTokenFromResponses: true,
    },
    access: { update: mayChangeAccount, delete: mayChangeAccount, unlock: mayChangeAccount },
    admin: {
      useAsTitle: 'email',
      description: 'Only the first account may change or delete another.',
    },
    labels: { singular: 'Editor', plural: 'Editors' },
    hooks: {
      beforeOperation: [refuseShortPassword, hashForAnyEmail],
      beforeDelete: [keepLastAccount],
      afterError: [hideLock],
    },
    fields: [{ name: 'name', type: 'text' }],
  }
}
