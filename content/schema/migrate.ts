import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { databaseOf } from '../requests/database.ts'
import { migrations as all } from '../migrations/index.ts'

/** Payload's mark of a database whose schema was pushed in development. */
const PUSHED_BATCH = -1

/**
 * Throws an error of one line if the schema was pushed in development (Payload would ask at the terminal), if the
 * database is newer than the code, or if a migration fails and is rolled back (Payload's own command would end the
 * process). Calls `backUp` before it changes a database that is not new.
 */
export async function migrate(
  payload: Payload,
  migrations: readonly Migration[] = all,
  backUp?: () => Promise<void>,
): Promise<void> {
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
  const done = new Set(applied.map(({ name }) => name))
  const batch = Math.max(0, ...applied.map((each) => each.batch)) + 1
  const pending = migrations.filter(({ name }) => !done.has(name))
  if (pending.length > 0 && done.size > 0) await backUp?.()
  for (const migration of pending) await apply(payload, migration, batch)
}

type Migration = (typeof all)[number]

/** Runs and records a migration in one transaction. */
async function apply(payload: Payload, { name, up }: Migration, batch: number): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    // Both types are of the same drizzle, but come from two copies of the package.
    const db = (await databaseOf(req)) as unknown as MigrateUpArgs['db']
    await up({ db, payload, req })
    await payload.create({ collection: 'payload-migrations', data: { name, batch }, req })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${name} failed and was rolled back: ${message}`, {
      cause: error,
    })
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
