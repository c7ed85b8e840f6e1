import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { NAME_OF_WHO } from '../requests/account-name.ts'
import { parametersOf } from '../requests/database.ts'

export interface LastChange {
  /** The account's email address; undefined for the system. */
  readonly who: string | undefined
  readonly name: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

/** The map is by the record's code, or by its id if it has no code. */
export async function findLastChanges(
  { db }: Payload,
  collection: CollectionSlug,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LastChange>> {
  const { rows } = await db.drizzle.execute<{
    code: string
    who: string | null
    name: string | null
    at: string | Date
  }>(sql`
    select distinct on (code) code, who, ${NAME_OF_WHO} as name, at from history
    where collection = ${collection} and code in (${parametersOf(codes)})
    order by code, id desc`)
  return new Map(
    rows.map(({ code, who, name, at }) => [
      code,
      { who: who ?? undefined, name: name ?? undefined, at: new Date(at).getTime() },
    ]),
  )
}
