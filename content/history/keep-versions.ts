import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'
import { VERSIONS } from '../records/drafts.ts'
import { databaseOf, versionsOf } from '../requests/database.ts'

/**
 * Deletes old versions of a saved record beyond the limit. These stay: the newest versions, versions that a release
 * will publish, the last published version, and the last published version before each version of a release. Staff
 * compare their changes with the last two kinds.
 */
export const keepVersions: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  req,
}) => {
  const database = await databaseOf(req)
  const versions = versionsOf(slug)
  await database.execute(sql`
    with own as (select id, version__status as status, updated_at from ${versions} where parent_id = ${doc.id}),
      named as (select item.version from releases_items as item join releases on releases.id = item._parent_id
        where item.collection = ${slug} and item.record = ${doc.id} and item.version is not null and state <> 'done'),
      kept as (
        (select id from own order by updated_at desc, id desc limit ${VERSIONS})
        union all select version from named
        union all select max(id) from own where status = 'published'
        union all (select max(own.id) from own join named on own.id < named.version
          where status = 'published' group by named.version))
    delete from ${versions} where parent_id = ${doc.id} and id not in (select id from kept where id is not null)`)
}
