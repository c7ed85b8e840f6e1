import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { versionsOf } from '../requests/database.ts'
import { hasDrafts } from '../records/drafts.ts'
import { COMPOSED_COLLECTIONS, COMPOSED_GLOBALS } from '../records/composed.ts'
import type { DocumentName } from '../stores/documents.ts'
import { withAddress } from '../addresses/with-address.ts'

export type Drafts = ReadonlyMap<DocumentName, object>

export interface DraftStore {
  /** Returns the newest draft of every record that has one. Reads only those that changed since the last call. */
  read(): Promise<Drafts>
}

interface Row extends Record<string, unknown> {
  readonly kind: string
  readonly id: string
  readonly at: string
}

/** A draft that did not change stays the same object, so nothing is composed again because of it. */
export function createDraftStore(payload: Payload): DraftStore {
  const query = draftRows(payload)
  let known = new Map<DocumentName, { readonly at: string; readonly document: object }>()

  async function readNew(rows: readonly Row[]): Promise<void> {
    const next: typeof known = new Map()
    const unread = new Map<string, Row[]>()
    for (const row of rows) {
      const name = `${row.kind}/${row.id}`
      const before = known.get(name)
      if (before?.at === row.at) next.set(name, before)
      else unread.set(row.kind, [...(unread.get(row.kind) ?? []), row])
    }
    for (const [kind, some] of unread) {
      const documents = await readDrafts(payload, kind, some)
      for (const { id, at } of some) {
        const document = documents.get(id)
        if (document) next.set(`${kind}/${id}`, { at, document })
      }
    }
    known = next
  }

  return {
    async read() {
      const { rows } = await payload.db.drizzle.execute<Row>(query)
      await readNew(rows)
      return new Map([...known].map(([name, { document }]) => [name, document]))
    },
  }
}

async function readDrafts(
  payload: Payload,
  kind: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, object>> {
  const collection = COMPOSED_COLLECTIONS.find((slug) => slug === kind)
  if (collection) {
    const { docs } = await payload.find({
      collection,
      draft: true,
      depth: 0,
      pagination: false,
      where: { id: { in: rows.map(({ id }) => id) } },
    })
    return new Map(
      docs.map((document) => [String(document.id), withAddress(collection, { ...document })]),
    )
  }
  const drafts = new Map<string, object>()
  for (const { id } of rows) {
    const slug = COMPOSED_GLOBALS.find((each) => each === id)
    if (slug) drafts.set(id, await payload.findGlobal({ slug, draft: true, depth: 0 }))
  }
  return drafts
}

/** Takes about as long as reading a single record, because it is one query. */
function draftRows(payload: Payload) {
  const changed = sql`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const collections = COMPOSED_COLLECTIONS.filter((slug) =>
    hasDrafts(payload.collections[slug].config),
  ).map(
    (slug) =>
      sql`select ${slug}::text as kind, parent_id::text as id, ${changed} as at
          from ${versionsOf(slug)} where latest and version__status = 'draft'`,
  )
  const globals = COMPOSED_GLOBALS.map(
    (slug) =>
      sql`select 'globals' as kind, ${slug}::text as id, ${changed} as at
          from ${versionsOf(slug)} where latest and version__status = 'draft'`,
  )
  return sql.join([...collections, ...globals], sql` union all `)
}
