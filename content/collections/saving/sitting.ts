/**
 * A sitting: what one person saves of one record as drafts, without anybody between, within ten minutes. It is one version
 * of the record, and one row a field in the history.
 */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../hooks/database.ts'
import { settingsOf } from '../hooks/settings.ts'

const SITTING_MS = 10 * 60_000

declare module 'payload' {
  interface RequestContext {
    /** When the sitting began that a save goes on with, as the history tells time. */
    sittingSince?: string
  }
}

/** A record, or a global, which has no id. */
export interface Owner {
  readonly collection: string
  readonly id?: number | undefined
}

interface Sitting {
  /** Its version. */
  readonly id: number
  /** When it began. */
  readonly began: string
}

/** Saves a draft as a part of this person's sitting, if they are in one. `code` names the record in the history. */
export async function saveInSitting<Doc>(
  req: PayloadRequest,
  { owner, code }: { readonly owner: Owner; readonly code: string },
  save: () => Promise<Doc>,
): Promise<Doc> {
  const sitting = await findOwnSitting(req, owner, code)
  if (!sitting) return save()
  const { clockOffsetMs } = settingsOf(req)
  req.context.sittingSince = new Date(Date.parse(sitting.began) + clockOffsetMs).toISOString()
  const doc = await save()
  delete req.context.sittingSince
  await replaceVersion(req, owner, sitting)
  return doc
}

/** The newest version, if it is a draft and this person, whose change was the last, made it a short time ago. */
async function findOwnSitting(
  req: PayloadRequest,
  owner: Owner,
  code: string,
): Promise<Sitting | undefined> {
  const oldest = new Date(Date.now() - SITTING_MS).toISOString()
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ id: number; began: string }>(sql`
    select id, created_at as began from ${versionsOf(owner)}
    where ${isLatest(owner)} and version__status = 'draft' and created_at > ${oldest}
      and ${req.user?.email ?? null} = (
        select case when public then null else who end from history
        where collection = ${owner.collection} and code = ${code} order by id desc limit 1)`)
  return rows[0]
}

/** The version that was just saved stands in the place of the sitting's, and has its beginning. */
async function replaceVersion(
  req: PayloadRequest,
  owner: Owner,
  { id, began }: Sitting,
): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(sql`
    update ${versionsOf(owner)} set created_at = ${began} where ${isLatest(owner)} and id <> ${id}`)
  await database.execute(sql`delete from ${versionsOf(owner)} where id = ${id}`)
}

/** Payload's table of versions. */
function versionsOf({ collection }: Owner) {
  return sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
}

function isLatest({ id }: Owner) {
  return id === undefined ? sql`latest` : sql`latest and parent_id = ${id}`
}
