import type { Role } from '../access/roles.ts'
import type { User } from '../payload-types.ts'
import { askStudio, logIn } from './ask-studio.ts'
import type { OpenPayload } from './open-payload.ts'
import { STAFF_PASSWORD } from './staff-password.ts'

export interface StaffMember {
  /** As the Local API needs it. */
  readonly user: User & { readonly collection: 'users' }
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
}

export async function createStaff(
  open: OpenPayload,
  role: Role,
  email = `${role}@staff.example`,
): Promise<StaffMember> {
  const credentials = { email, password: STAFF_PASSWORD }
  const data = { ...credentials, role }
  const account = await open.payload.create({ collection: 'users', data })
  const token = await logIn(open, credentials)
  return {
    user: { ...account, collection: 'users' },
    ask(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('Authorization', `JWT ${token}`)
      return askStudio(open, path, { ...init, headers })
    },
  }
}
