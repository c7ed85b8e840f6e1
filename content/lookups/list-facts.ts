/** Facts that the studio's lists show of records beside their fields. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload } from 'payload'

/** The last change of a record. */
export interface LastChange {
  /** The account's email address; undefined for the system. */
  readonly who: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

/** The last changes of records of a collection, by the record's code (or its id, where it has none). */
export async function findLastChanges(
  { db }: Payload,
  collection: CollectionSlug,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LastChange>> {
  const { rows } = await db.drizzle.execute<{
    code: string
    who: string | null
    at: string | Date
  }>(sql`
    select distinct on (code) code, who, at from history
    where collection = ${collection} and code in (${sql.join(
      codes.map((code) => sql`${code}`),
      sql`, `,
    )})
    order by code, id desc`)
  return new Map(
    rows.map(({ code, who, at }) => [code, { who: who ?? undefined, at: new Date(at).getTime() }]),
  )
}
