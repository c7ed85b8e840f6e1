import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import type { MediaStore } from '../media/media-store.ts'
import { migrate } from '../schema/migrate.ts'
import { migrations } from '../migrations/index.ts'
import { copyFromFile } from './copy.ts'
import { backupMediaFile, readManifest, tableFile, type Manifest } from './manifest.ts'

export interface RestoreDeps {
  readonly folder: string
  /** Connected to the same database as `databaseUrl`. */
  readonly payload: Payload
  readonly databaseUrl: string
  readonly media: Pick<MediaStore, 'write'>
}

/**
 * Restores a backup into an empty database and the media store, then migrates the database to the newest schema. A
 * restore that was interrupted can be run again. If the database has rows, or the backup is damaged, unfinished or
 * newer than the code, throws an error of one line and changes nothing.
 */
export async function restoreBackup(deps: RestoreDeps): Promise<Manifest> {
  const { folder, payload, databaseUrl, media } = deps
  const manifest = await readManifest(folder)
  const unknown = manifest.migrations.find((name) => !migrations.some((each) => each.name === name))
  if (unknown)
    throw new Error(`This backup is newer than the code: it has the migration ${unknown}`)
  for (const { name, sha256 } of manifest.tables) {
    await check(tableFile(folder, manifest, name), sha256)
  }
  for (const { name, sha256 } of manifest.media) await check(backupMediaFile(folder, name), sha256)

  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await refuseRows(client)
    for (const { name } of manifest.media) {
      await media.write(name, await readFile(backupMediaFile(folder, name)))
    }
    await migrate(
      payload,
      migrations.filter(({ name }) => manifest.migrations.includes(name)),
    )
    await client.query('begin')
    await copyIn(client, manifest, folder)
    await client.query('commit')
  } finally {
    await client.end()
  }
  await migrate(payload)
  return manifest
}

async function check(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  if (hash.digest('hex') !== sha256) throw new Error(`${path} is damaged: its checksum differs`)
}

/** Empty tables may exist, from a restore that was interrupted. */
async function refuseRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'payload_migrations'`,
  )
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount) throw new Error(`This database is not empty (${name}): restore into an empty one`)
  }
}

/** Tables refer to each other: the foreign keys are dropped, and PostgreSQL checks them when they come back. */
async function copyIn(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const { name, columns } of manifest.tables) {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    const table = pg.escapeIdentifier(name)
    // Migrations write rows, at least their own names.
    await client.query(`delete from ${table}`)
    const file = tableFile(folder, manifest, name)
    await copyFromFile(client, `copy ${table} (${list}) from stdin`, file)
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  for (const { name, last } of manifest.sequences) {
    const sequence = pg.escapeIdentifier(name)
    if (last !== undefined) await client.query('select setval($1, $2)', [sequence, last])
  }
}
