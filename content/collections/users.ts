import type { CollectionConfig } from 'payload'

const MAX_LOGIN_ATTEMPTS = 5
const LOCK_MS = 10 * 60 * 1000

/**
 * Editors. The first account is made at boot from the environment; further ones by an editor. `studioOrigin` is where
 * they log in; without one nobody does.
 */
export function createUsers(studioOrigin: string | undefined): CollectionConfig {
  return {
    slug: 'users',
    auth: {
      maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
      lockTime: LOCK_MS,
      cookies: { secure: studioOrigin?.startsWith('https:') ?? true, sameSite: 'Lax' },
      removeTokenFromResponses: true,
    },
    admin: { useAsTitle: 'email' },
    labels: { singular: 'Editor', plural: 'Editors' },
    fields: [{ name: 'name', type: 'text' }],
  }
}
