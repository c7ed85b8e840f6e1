import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { VERSIONS } from '../records/drafts.ts'
import { NO_ID } from '../records/record-key.ts'
import { databaseOf, versionsOf } from '../requests/database.ts'
import type { Owner } from '../saving/sitting.ts'

export const keepVersions: CollectionAfterChangeHook = ({ collection: { slug }, doc, req }) =>
  deleteOldVersions(req, { collection: slug, id: Number(doc.id) })

export const keepGlobalVersions: GlobalAfterChangeHook = ({ global: { slug }, req }) =>
  deleteOldVersions(req, { collection: slug })

/**
 * Deletes versions beyond the limit. Four kinds stay: the newest ones; those that a release will publish; the last
 * published one; and the last published one before each version of a release. Staff compare their changes with the
 * last two kinds.
 */
async function deleteOldVersions(req: PayloadRequest, { collection, id }: Owner): Promise<void> {
  const database = await databaseOf(req)
  const versions = versionsOf(collection)
  const isOwn = id === undefined ? sql`true` : sql`parent_id = ${id}`
  await database.execute(sql`
    with own as (select id, version__status as status, updated_at from ${versions} where ${isOwn}),
      named as (select item.version from releases_items as item join releases on releases.id = item._parent_id
        where item.collection = ${collection} and item.record = ${id ?? NO_ID} and item.version is not null and state <> 'done'),
      kept as (
        (select id from own order by updated_at desc, id desc limit ${VERSIONS})
        union all select version from named
        union all select max(id) from own where status = 'published'
        union all (select max(own.id) from own join named on own.id < named.version
          where status = 'published' group by named.version))
    delete from ${versions} where ${isOwn} and id not in (select id from kept where id is not null)`)
}
