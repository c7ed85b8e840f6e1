import type { CollectionConfig } from 'payload'

const MAX_LOGIN_ATTEMPTS = 5
const LOCK_MS = 10 * 60 * 1000

/** Editors. The first account is made at boot from the environment; further ones by an editor. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: { maxLoginAttempts: MAX_LOGIN_ATTEMPTS, lockTime: LOCK_MS },
  admin: { useAsTitle: 'email' },
  labels: { singular: 'Editor', plural: 'Editors' },
  fields: [{ name: 'name', type: 'text' }],
}
