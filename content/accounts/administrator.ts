import type { Payload } from 'payload'
import type { Settings } from '../settings/environment.ts'

/**
 * Makes the first administrator's account from the settings while there is none, before anything listens: an empty database
 * never lets the first visitor of the studio create the account (spec/faults S1). Throws when there is neither an
 * account nor a setting.
 */
export async function ensureAdministrator(
  payload: Payload,
  admin: Settings['admin'],
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  if (!admin)
    throw new Error(
      'There is no account yet: set ADMIN_EMAIL and ADMIN_PASSWORD for the first account',
    )
  await payload.create({
    collection: 'users',
    data: { email: admin.email, password: admin.password, role: 'administrator' },
  })
}
