import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { makePasswordLink, NEW_PASSWORD } from './links.ts'
import { storedEmail } from './stored-email.ts'

export interface ResetLink {
  readonly link: string
  /** There was no administrator, so the address has become one. */
  readonly isNewAdministrator: boolean
}

/**
 * Makes a link with which the owner of an account sets a password. Throws if there is no such account, but an
 * administrator who can invite its owner.
 */
export async function makeResetLink(payload: Payload, email: string): Promise<ResetLink> {
  const isNewAdministrator = await ensureAccount(payload, email)
  return { link: await makePasswordLink(payload, email, NEW_PASSWORD), isNewAdministrator }
}

async function ensureAccount(payload: Payload, email: string): Promise<boolean> {
  const where = { email: { equals: storedEmail(email) } }
  if ((await payload.count({ collection: 'users', where })).totalDocs > 0) return false
  const administrators = { role: { equals: 'administrator' } }
  const { totalDocs } = await payload.count({ collection: 'users', where: administrators })
  if (totalDocs > 0) {
    throw new Error(
      `There is no account of ${email}. An administrator invites people in the studio`,
    )
  }
  const password = randomBytes(32).toString('base64url')
  await payload.create({ collection: 'users', data: { email, password, role: 'administrator' } })
  return true
}
