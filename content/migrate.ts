import { sql } from '@payloadcms/db-postgres'
import type { Migration, Payload } from 'payload'
import { migrations } from './migrations/index.ts'

/** The batch number of a database whose schema was pushed in development. */
const PUSHED_BATCH = -1

/**
 * Brings the database to the newest schema, in this process. Throws one clear line for a database that was pushed in
 * development (Payload would ask at the terminal) or is newer than the code. A failing migration rolls back.
 */
export async function migrate(payload: Payload): Promise<void> {
  const applied = await appliedMigrations(payload)
  if (applied.some(({ batch }) => batch === PUSHED_BATCH)) {
    throw new Error(
      'This database was pushed in development and cannot be migrated: use another, or restore a backup',
    )
  }
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = applied.find(({ name }) => !known.has(name))
  if (unknown)
    throw new Error(`This database is newer than the code: it has the migration ${unknown.name}`)
  if (applied.length < migrations.length) {
    // Payload types a migration's arguments as unknown; these take what the adapter passes.
    await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  }
}

async function appliedMigrations(payload: Payload): Promise<{ name: string; batch: number }[]> {
  const table = await payload.db.drizzle.execute(
    sql`select to_regclass('payload_migrations') as name`,
  )
  if (!table.rows[0]?.['name']) return []
  const { rows } = await payload.db.drizzle.execute(sql`select name, batch from payload_migrations`)
  return rows.map((row) => ({ name: String(row['name']), batch: Number(row['batch']) }))
}
