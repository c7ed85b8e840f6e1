import type { Payload } from 'payload'
import type { Settings } from '../settings/environment.ts'

/**
 * Makes the first administrator's account from the settings, before the service listens, so that the first visitor of
 * an empty studio can never create it (spec/faults S1). Throws if there is neither an account nor a setting.
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
