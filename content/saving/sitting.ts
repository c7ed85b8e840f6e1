/**
 * A sitting is what one person saves of one record as drafts within ten minutes, if nobody else saves it in between.
 * It becomes one version of the record, and one row of the history for each field (decision 055).
 */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { databaseOf, versionsOf } from '../requests/database.ts'
import { settingsOf } from '../requests/settings.ts'

/**
 * A judgement (decision 055). A form saves after every pause in typing, and a record keeps 50 versions: if every save
 * made a version, an hour of writing would push out yesterday's versions.
 */
const SITTING_MS = 10 * 60_000

declare module 'payload' {
  interface RequestContext {
    /** When the sitting that this save continues began: an ISO instant by the festival's clock. */
    sittingSince?: string
  }
}

/** A global has no id. */
export interface Owner {
  readonly collection: string
  readonly id?: number | undefined
}

interface Sitting {
  readonly versionId: number
  /** An ISO instant by the machine's clock. */
  readonly began: string
}

/**
 * If this person's sitting of the record still runs, replaces its version; otherwise begins a new sitting. `code`
 * names the record in the history.
 */
export async function saveInSitting<Doc>(
  req: PayloadRequest,
  { owner, code }: { readonly owner: Owner; readonly code: string },
  save: () => Promise<Doc>,
): Promise<Doc> {
  const sitting = await findOwnSitting(req, owner, code)
  if (!sitting) return save()
  const { clockOffsetMs } = settingsOf(req)
  req.context.sittingSince = new Date(Date.parse(sitting.began) + clockOffsetMs).toISOString()
  try {
    const doc = await save()
    await replaceVersion(req, owner, sitting)
    return doc
  } finally {
    delete req.context.sittingSince
  }
}

/** The newest version, if it is a draft younger than ten minutes, last changed by this person, and in no release. */
async function findOwnSitting(
  req: PayloadRequest,
  owner: Owner,
  code: string,
): Promise<Sitting | undefined> {
  const oldest = new Date(Date.now() - SITTING_MS).toISOString()
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ versionId: number; began: string }>(sql`
    select id as "versionId", created_at as began from ${versionsOf(owner.collection)} as kept
    where ${isLatest(owner)} and version__status = 'draft' and created_at > ${oldest}
      and ${req.user?.email ?? null} = (
        select case when public then null else who end from history
        where collection = ${owner.collection} and code = ${code} order by id desc limit 1)
      and not exists (select from releases_items as item
        where item.collection = ${owner.collection} and item.version = kept.id)`)
  return rows[0]
}

/** The version that was just saved gets the start of the sitting. */
async function replaceVersion(
  req: PayloadRequest,
  owner: Owner,
  { versionId, began }: Sitting,
): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(sql`
    update ${versionsOf(owner.collection)} set created_at = ${began} where ${isLatest(owner)} and id <> ${versionId}`)
  await database.execute(sql`delete from ${versionsOf(owner.collection)} where id = ${versionId}`)
}

function isLatest({ id }: Owner) {
  return id === undefined ? sql`latest` : sql`latest and parent_id = ${id}`
}
