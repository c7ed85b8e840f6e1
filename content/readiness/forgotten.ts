import { sql } from '@payloadcms/db-postgres/drizzle'
import { DAY_MS } from 'contract/rules/day-ms.ts'
import { formatDate, dateOf } from 'contract/rules/local-time.ts'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { hasDrafts } from '../records/drafts.ts'
import { COMPOSED_COLLECTIONS, COMPOSED_GLOBALS } from '../records/composed.ts'
import { databaseOf, tableOf, versionsOf } from '../requests/database.ts'
import { settingsOf } from '../requests/settings.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Todo, TodoRecord } from './todo.ts'
import { WITHOUT_TITLE } from '../rules/title.ts'
import { globalLabel } from '../records/label-text.ts'

/** A judgement: a correction is usually published at once or, when somebody has to check it, within a week. */
const FORGOTTEN_MS = 7 * DAY_MS

interface Row extends Record<string, unknown> {
  readonly slug: string
  readonly id: number | null
  readonly title: string | null
  readonly at: string | Date
}

/**
 * Finds the public records whose newest version is a draft older than seven days, the oldest first, with one query.
 * Records that were never public are left out, because a program is written for months before its launch; so are
 * drafts that wait for a review, which the home lists separately.
 */
export async function findForgotten(req: PayloadRequest): Promise<Todo[]> {
  const { collections } = req.payload
  const { clockOffsetMs } = settingsOf(req)
  const before = new Date(Date.now() - FORGOTTEN_MS).toISOString()
  const ofCollections = COMPOSED_COLLECTIONS.filter((slug) =>
    hasDrafts(collections[slug].config),
  ).map((slug) => {
    const title = sql.identifier(`version_${collections[slug].config.admin.useAsTitle ?? 'id'}`)
    return sql`select ${slug} as slug, v.parent_id as id, v.${title}::text as title, v.updated_at as at
      from ${versionsOf(slug)} v join ${tableOf(slug)} r on r.id = v.parent_id
      where v.latest and v.version__status = 'draft' and r._status = 'published'
        and v.version_review_asked_at is null and v.updated_at < ${before}`
  })
  const ofGlobals = COMPOSED_GLOBALS.map(
    (slug) => sql`select ${slug} as slug, null::integer as id, null as title, updated_at as at
      from ${versionsOf(slug)} where latest and version__status = 'draft' and updated_at < ${before}`,
  )
  const database = await databaseOf(req)
  const { rows } = await database.execute<Row>(
    sql`${sql.join([...ofCollections, ...ofGlobals], sql` union all `)} order by at`,
  )
  const zone = await festivalZone(req)
  const changedOn = ({ at }: Row) => dateOf(new Date(at).getTime() + clockOffsetMs, zone)
  return rows.map((row) => ({
    group: 'forgotten',
    record: recordOf(row, req),
    field: '_status',
    message: `Changed on ${formatDate(changedOn(row), 'long')}: visitors see it as it was before`,
  }))
}

function recordOf({ slug, id, title }: Row, req: PayloadRequest): TodoRecord {
  if (id !== null) return { collection: slug as CollectionSlug, id, title: title || WITHOUT_TITLE }
  return { global: slug as GlobalSlug, title: globalLabel(slug, req) }
}
