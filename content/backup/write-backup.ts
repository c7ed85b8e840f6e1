import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Settings } from '../settings/environment.ts'
import { largestFile, originalFile, type MediaRecord } from '../media/image-sizes.ts'
import type { MediaStore } from '../media/media-store.ts'
import { copyToFile } from './copy.ts'
import {
  MANIFEST_FILE,
  backupMediaFile,
  readManifest,
  tableFile,
  type Manifest,
} from './manifest.ts'

/** Only the owner may read a backup: it holds hashes of passwords, and drafts. */
const ONLY_MINE = 0o700
/** Kept of those before migrations. A judgement: three updates can be undone; more would fill the disk. */
const KEPT_BEFORE_MIGRATIONS = 3
const NO_FILES = { media: [], missing: [] }

export interface BackupDeps {
  readonly databaseUrl: string
  readonly folder: string
  readonly now: Date
  /** Without it, the backup has only the rows. */
  readonly media?: Pick<MediaStore, 'read'>
}

/**
 * Writes all rows, and the files that they name, to a folder. The rows are from one instant, even if staff save
 * meanwhile. Files never change, and each was written before the row that names it. An earlier backup in the folder
 * stays complete until this one is finished, and its files are not copied again.
 */
export async function writeBackup(deps: BackupDeps): Promise<Manifest> {
  const { folder, media, now } = deps
  const earlier = await readManifest(folder).catch(() => undefined)
  const rows = rowsFolder(now)
  await mkdir(join(folder, rows), { recursive: true, mode: ONLY_MINE })
  const { records, ...database } = await writeRows(deps, rows)
  const known = new Map(earlier?.media.map(({ name, sha256 }) => [name, sha256]))
  const files = media ? await keepFiles(records, { folder, media, known }) : NO_FILES
  const manifest: Manifest = { format: 1, rows, ...database, ...files }
  await writeWhole(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, undefined, 2)}\n`)
  for (const name of await readdir(folder)) {
    if (name.startsWith('rows-') && name !== rows) await rm(join(folder, name), { recursive: true })
  }
  return manifest
}

/** Done before a migration. Media are left out: a migration changes none. */
export async function backUpRows({
  databaseUrl,
  backupDir,
}: Pick<Settings, 'databaseUrl' | 'backupDir'>): Promise<void> {
  if (backupDir === undefined) return
  const now = new Date()
  await writeBackup({ databaseUrl, folder: join(backupDir, rowsFolder(now)), now })
  const names = (await readdir(backupDir)).filter((name) => name.startsWith('rows-')).toSorted()
  for (const name of names.slice(0, -KEPT_BEFORE_MIGRATIONS)) {
    await rm(join(backupDir, name), { recursive: true })
  }
}

function rowsFolder(now: Date): string {
  return `rows-${now.toISOString().replaceAll(':', '-')}`
}

interface Database extends Pick<Manifest, 'migrations' | 'tables' | 'sequences'> {
  readonly records: readonly MediaRecord[]
}

async function writeRows(deps: BackupDeps, rows: string): Promise<Database> {
  const client = new pg.Client({ connectionString: deps.databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    return {
      migrations: await listMigrations(client),
      tables: await writeTables(client, (name) => tableFile(deps.folder, { rows }, name)),
      sequences: await listSequences(client),
      records: deps.media ? await listMedia(client) : [],
    }
  } finally {
    await client.end()
  }
}

async function listMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ name: string }>(
    'select name from payload_migrations order by id',
  )
  return rows.map(({ name }) => name)
}

async function writeTables(
  client: pg.Client,
  fileOf: (table: string) => string,
): Promise<Manifest['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  const tables: Manifest['tables'] = []
  for (const { name, columns } of rows) {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    // So two backups of the same rows are equal.
    const order = columns.includes('id') ? 'id' : '1'
    const select = `select ${list} from ${pg.escapeIdentifier(name)} order by ${order}`
    const sha256 = await copyToFile(client, `copy (${select}) to stdout`, fileOf(name))
    tables.push({ name, columns, sha256 })
  }
  return tables
}

async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name, last }) => (last === null ? { name } : { name, last }))
}

async function listMedia(client: pg.Client): Promise<readonly MediaRecord[]> {
  // Files of replaced pictures are included: their versions can be restored.
  const { rows } = await client.query<MediaRecord>(
    `select hash, original, mime_type as "mimeType" from media union
     select version_hash, version_original, version_mime_type from _media_v order by 1`,
  )
  return rows
}

interface FilesDeps extends Required<Pick<BackupDeps, 'folder' | 'media'>> {
  /** SHA-256 by name, of the files of an earlier backup in the folder. */
  readonly known: ReadonlyMap<string, string>
}

async function keepFiles(
  records: readonly MediaRecord[],
  deps: FilesDeps,
): Promise<Pick<Manifest, 'media' | 'missing'>> {
  const kept: Manifest['media'] = []
  const missing: string[] = []
  // The sizes of a picture are not in the backup: each is made again when it is first read.
  for (const name of new Set(records.flatMap(filesOf))) {
    const sha256 = await keepFile(name, deps)
    if (sha256 === undefined) missing.push(name)
    else kept.push({ name, sha256 })
  }
  return { media: kept, missing }
}

function filesOf(record: MediaRecord): string[] {
  return [largestFile(record), originalFile(record)].filter((name) => name !== undefined)
}

/** Resolves to undefined if there is no such file. */
async function keepFile(
  name: string,
  { folder, media, known }: FilesDeps,
): Promise<string | undefined> {
  const path = backupMediaFile(folder, name)
  if (existsSync(path)) return known.get(name) ?? sha256Of(await readFile(path))
  const bytes = await media.read(name)
  if (!bytes) return undefined
  await writeWhole(path, bytes)
  return sha256Of(bytes)
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Renames a temporary file, so that a reader never sees a part of the content. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, content, { mode: 0o600 })
  await rename(`${path}.new`, path)
}
