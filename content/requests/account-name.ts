/** Staff see each other's accounts under these names. Only administrators see whole addresses. */
import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'

/** An account without a name has the part of its address before the @. */
export function accountName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || nameInAddress(email)
}

/** For the column `who` of our own tables, which has the address; works for deleted accounts too. */
export const NAME_OF_WHO: SQL = sql`
  coalesce((select nullif(name, '') from users where email = who), split_part(who, '@', 1))`

/** The names are by address. */
export async function findAccountNames(req: PayloadRequest): Promise<(email: string) => string> {
  const { docs } = await req.payload.find({ collection: 'users', depth: 0, pagination: false, req })
  const names = new Map(docs.map((account) => [account.email, accountName(account)]))
  return (email) => names.get(email) ?? nameInAddress(email)
}

function nameInAddress(email: string): string {
  return email.replace(/@.*/s, '')
}
