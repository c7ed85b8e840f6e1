/** What staff read of each other's accounts. Whole addresses are for administrators. */
import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'

/** The name of an account; without one, what stands before the @ of its address. */
export function accountName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || nameInAddress(email)
}

/** The same for the column `who` of a table of ours, which keeps the address, also of accounts that are deleted. */
export const NAME_OF_WHO: SQL = sql`
  coalesce((select nullif(name, '') from users where email = who), split_part(who, '@', 1))`

/** Names accounts by their addresses. */
export async function findAccountNames(req: PayloadRequest): Promise<(email: string) => string> {
  const { docs } = await req.payload.find({ collection: 'users', depth: 0, pagination: false, req })
  const names = new Map(docs.map((account) => [account.email, accountName(account)]))
  return (email) => names.get(email) ?? nameInAddress(email)
}

function nameInAddress(email: string): string {
  return email.replace(/@.*/s, '')
}
