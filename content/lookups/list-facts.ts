/** Facts that the studio's lists show of records beside their fields. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload } from 'payload'

/** The last change of a record. */
export interface LastChange {
  /** The account's e-mail address; undefined for the system. */
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

/** When records of a collection are going to be published by themselves, in epoch milliseconds, by id. */
export async function findPlannedReleases(
  payload: Payload,
  collection: CollectionSlug,
): Promise<ReadonlyMap<number, number>> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
      waitUntil: { exists: true },
      'input.doc.relationTo': { equals: collection },
      'input.type': { equals: 'publish' },
    },
    sort: '-waitUntil',
    depth: 0,
    pagination: false,
  })
  return new Map(docs.flatMap(({ input, waitUntil }) => releaseOf(input, waitUntil)))
}

function releaseOf(input: unknown, waitUntil: unknown): [number, number][] {
  if (typeof input !== 'object' || input === null || !('doc' in input)) return []
  const { doc } = input
  if (typeof doc !== 'object' || doc === null || !('value' in doc)) return []
  return [[Number(doc.value), Date.parse(String(waitUntil))]]
}
