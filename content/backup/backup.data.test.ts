import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { getPayload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createPayloadConfig } from '../payload-config.ts'
import { createFolderStore } from '../media/folder-store.ts'
import type { MediaStore } from '../media/media-store.ts'
import { migrations } from '../migrations/index.ts'
import { createContentService } from '../service.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { countRows, createOwnDatabase, type OwnDatabase } from '../testing/own-database.ts'
import { endPayload } from '../testing/payload-over.ts'
import { runCommand } from '../testing/run-command.ts'
import { MANIFEST_FILE, tableFile } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { backUpRows, writeBackup } from './write-backup.ts'

let festival: OpenPayload
let backup = ''

beforeAll(async () => {
  festival = await openPayload(inject('databaseUrl'), { demo: 'small' })
  backup = aFolder()
  await backUp(backup)
})

afterAll(() => festival.close())

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'festival-backup-'))
  foldersToDelete.push(folder)
  return folder
}
const foldersToDelete: string[] = []

afterAll(() => {
  for (const folder of foldersToDelete) rmSync(folder, { recursive: true })
})

function backUp(folder: string, media: MediaStore = createFolderStore(festival.dataDir)) {
  return writeBackup({ databaseUrl: festival.database.url, folder, media, now: new Date() })
}

function settingsOf(databaseUrl: string, dataDir: string) {
  return {
    databaseUrl,
    dataDir,
    port: 0,
    token: 'a token of sixteen characters',
    secret: 'a secret of sixteen characters',
    siteOrigin: 'https://parallax.example',
    browserOrigin: undefined,
    admin: undefined,
    clockOffsetMs: Date.parse('2026-03-14T00:20:00Z') - Date.now(),
    demo: undefined,
    previewKeys: [],
    backupDir: undefined,
    s3: undefined,
  }
}

/** Restores into an empty database and an empty folder. */
async function restore(folder: string) {
  const database = await createOwnDatabase(inject('databaseUrl'))
  const dataDir = aFolder()
  const settings = settingsOf(database.url, dataDir)
  const payload = await getPayload({ config: createPayloadConfig(settings), key: dataDir })
  async function end() {
    await endPayload(payload)
    await database.drop()
  }
  try {
    const media = createFolderStore(dataDir)
    await restoreBackup({ databaseUrl: database.url, folder, media, payload })
    return { database, dataDir, payload, end }
  } catch (error) {
    await end()
    throw error
  }
}

/**
 * Restores into the festival's own database. That it has rows is reported only if the backup folder has no fault.
 */
function restoreOver(folder: string) {
  const { database, payload } = festival
  const media = createFolderStore(aFolder())
  return restoreBackup({ databaseUrl: database.url, folder, media, payload })
}

/** Every answer of the content service over a database, except `/localtime`, which contains the time. */
async function answersOf(
  database: OwnDatabase,
  dataDir: string,
): Promise<Readonly<Record<string, unknown>>> {
  const service = await createContentService(settingsOf(database.url, dataDir), { safetyMs: false })
  const entries = [...(service.revisions.current()?.entries ?? [])]
  await service.close()
  return Object.fromEntries(
    entries
      .filter(([key]) => key !== '/localtime')
      .map(([key, { body }]) => [key, JSON.parse(body)]),
  )
}

function mediaOf(dataDir: string): Readonly<Record<string, string>> {
  const folder = join(dataDir, 'media')
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  )
}

/** The tables of a backup, with the checksum of each. */
function tablesIn(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')).tables
}

/** The tables of a database as a backup has them. */
async function tablesOf({ url: databaseUrl }: OwnDatabase): Promise<unknown> {
  return (await writeBackup({ databaseUrl, folder: aFolder(), now: new Date() })).tables
}

/** The small festival of each published version of the software: its rows, and their answers. */
const FIXTURES = join(import.meta.dirname, 'fixtures')
const ANSWERS = 'answers.json.gz'
/** `WRITE_FIXTURE=0.2.0 npm test -- data content/backup` writes the fixture of a version. */
const RELEASE = process.env['WRITE_FIXTURE']

test.runIf(RELEASE)('a release keeps the small festival', async () => {
  const folder = join(FIXTURES, RELEASE ?? '')
  await writeBackup({ databaseUrl: festival.database.url, folder, now: new Date() })
  const answers = await answersOf(festival.database, festival.dataDir)
  expect(Object.keys(answers).length).toBeGreaterThan(100)
  writeFileSync(join(folder, ANSWERS), gzipSync(JSON.stringify(answers)))
})

describe('a backup that is restored into an empty database', () => {
  let restored: Awaited<ReturnType<typeof restore>>

  beforeAll(async () => {
    restored = await restore(backup)
  })

  afterAll(() => restored.end())

  test('returns the same rows, the same media and the same answers', async () => {
    const { database, dataDir } = restored
    expect(await countRows(database)).toEqual(await countRows(festival.database))
    expect(mediaOf(dataDir)).toEqual(mediaOf(festival.dataDir))
    const before = await answersOf(festival.database, festival.dataDir)
    expect(Object.keys(before).length).toBeGreaterThan(100)
    expect(await answersOf(database, dataDir)).toEqual(before)
  })

  test('is written again to the same bytes', async () => {
    expect(await tablesOf(restored.database)).toEqual(tablesIn(backup))
  })

  test('is backed up by the content service before a migration', async () => {
    const { database, dataDir, payload } = restored
    const last = migrations.at(-1)
    await last?.down({ db: payload.db.drizzle, payload, req: {} } as never) // it only uses `db`
    await database.query(`delete from payload_migrations where name = '${last?.name}'`)
    const backupDir = aFolder()
    const settings = { ...settingsOf(database.url, dataDir), backupDir }
    const service = await createContentService(settings, { safetyMs: false })
    await service.close()

    const [folder = '', ...others] = readdirSync(backupDir)
    expect(others).toEqual([])
    const manifest = JSON.parse(readFileSync(join(backupDir, folder, MANIFEST_FILE), 'utf8'))
    expect(manifest.migrations).toEqual(migrations.slice(0, -1).map(({ name }) => name))
  })

  test('gives a new record the number that it would have had', async () => {
    const create = ({ payload }: Pick<OpenPayload, 'payload'>) =>
      payload.create({
        collection: 'redirects',
        data: { from: '/a-path', to: '/program', source: 'manual' },
      })
    const { id } = await create(festival)
    await festival.payload.delete({ collection: 'redirects', id })
    expect((await create(restored)).id).toBe(id)
  })
})

/** The locks that somebody waits for in this database. Other test files have databases on the same server. */
const WAITING = `select from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())`

describe('a backup', () => {
  test('has the rows of one instant, whatever is saved meanwhile', async () => {
    const editor = new pg.Client({ connectionString: festival.database.url })
    await editor.connect()
    onTestFinished(() => editor.end())
    await editor.query('begin')
    await editor.query('lock table venues in access exclusive mode')
    const folder = aFolder()
    const writing = backUp(folder)
    await expect.poll(() => festival.database.query(WAITING)).toHaveLength(1)
    await editor.query(`update artists set name = 'saved meanwhile'`)
    await editor.query(`update venues set name = 'saved meanwhile'`)
    await editor.query('commit')
    const manifest = await writing
    for (const table of ['artists', 'venues']) {
      expect(readFileSync(tableFile(folder, manifest, table), 'utf8')).not.toContain('meanwhile')
    }
  })

  test('that was interrupted goes on with the files that are missing', async () => {
    const folder = aFolder()
    const names: string[] = []
    const store = createFolderStore(festival.dataDir)
    const media = {
      ...store,
      read(name: string) {
        names.push(name)
        if (names.length === 3) throw new Error('the line is cut')
        return store.read(name)
      },
    }
    await expect(backUp(folder, media)).rejects.toThrow('the line is cut')
    await expect(restoreOver(folder)).rejects.toThrow(`${folder} holds no finished backup`)
    const manifest = await backUp(folder, media)
    const [first = '', second = '', ...rest] = names
    expect(rest).not.toContain(first)
    expect(rest).not.toContain(second)
    expect(manifest.media.map(({ name }) => name)).toEqual([...new Set(names)])
    expect(manifest.missing).toEqual([])
  })

  test('leaves an earlier backup complete until the new one is finished', async () => {
    const folder = aFolder()
    const { rows } = await backUp(folder)
    const lost = {
      read: () => Promise.reject(new Error('the line is cut')),
      write: () => Promise.reject(),
    }
    rmSync(join(folder, 'media'), { recursive: true })
    await expect(backUp(folder, lost)).rejects.toThrow('the line is cut')
    expect(JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')).rows).toBe(rows)
    expect(readdirSync(folder)).toContain(rows)
    await backUp(folder)
    expect(readdirSync(folder)).not.toContain(rows)
  })

  test('names the files that the media store does not have', async () => {
    const { media, missing } = await backUp(aFolder(), {
      read: () => Promise.resolve(undefined),
      write: () => Promise.resolve(),
    })
    expect(media).toEqual([])
    expect(missing).toContainEqual(expect.stringMatching(/^[0-9a-f]{16}-full\./))
  })
})

describe('a restore', () => {
  test('that was interrupted while rows were copied can be run again', async () => {
    const { database, dataDir, payload, close } = await openPayload(inject('databaseUrl'))
    onTestFinished(close)
    const again = () =>
      restoreBackup({
        databaseUrl: database.url,
        folder: backup,
        media: createFolderStore(dataDir),
        payload,
      })
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    await other.query('begin')
    await other.query('lock table venues in access exclusive mode')
    const refused = again().catch(String)
    await expect.poll(() => database.query(WAITING)).toHaveLength(1)
    await other.query(
      `select pg_terminate_backend(pid) from pg_locks where not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(await refused).toMatch('terminating connection')
    await other.end()

    await again()

    expect(await tablesOf(database)).toEqual(tablesIn(backup))
  })
})

describe('a backup that cannot be restored (spec/faults S10)', () => {
  test('is refused in one line by a database that has rows, which keeps them', async () => {
    const before = await countRows(festival.database)
    await expect(restoreOver(backup)).rejects.toThrow(
      /^This database is not empty \(\w+\): restore into an empty one$/,
    )
    expect(await countRows(festival.database)).toEqual(before)
  })

  test('is refused in one line when a file of it is damaged', async () => {
    const folder = aFolder()
    const file = tableFile(folder, await backUp(folder), 'events')
    appendFileSync(file, '\n')
    await expect(restoreOver(folder)).rejects.toThrow(`${file} is damaged: its checksum differs`)
  })
})

test('the commands write a backup, and say in one line why one is not restored', async () => {
  const folder = aFolder()
  expect(await runCommand(festival, 'backup', 'backup', folder)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Written to \S+: \d+ tables, \d+ files$/m),
  })
  expect(await runCommand(festival, 'backup', 'restore', folder)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^restore: This database is not empty \(\w+\): /m),
  })
})

test('before a migration, the rows are backed up beside the last two', async () => {
  const backupDir = aFolder()
  const { url: databaseUrl } = festival.database
  for (let times = 0; times < 4; times += 1) await backUpRows({ databaseUrl, backupDir })
  const [first = '', ...others] = readdirSync(backupDir).toSorted()
  expect(others).toHaveLength(2)
  const oldest = join(backupDir, first)
  const kept = JSON.parse(readFileSync(join(oldest, MANIFEST_FILE), 'utf8'))
  const whole = aFolder()
  const manifest = await backUp(whole)
  expect(kept.tables).toEqual(manifest.tables)
  const eventsIn = (...of: Parameters<typeof tableFile>) => readFileSync(tableFile(...of), 'utf8')
  expect(eventsIn(oldest, kept, 'events')).toBe(eventsIn(whole, manifest, 'events'))
})

/** Fields that answers once had and no page read, and base maps, which are now in the code and in no record. */
const isRemoved = (key: string) =>
  ['sort_name', 'ui', 'locale'].includes(key) || key.startsWith('/basemap/')

/** Fields that stubs of events once had and no page read. No other object of an answer has a `sort_title`. */
const REMOVED_FROM_EVENTS = new Set(['teaser', 'tags', 'updated_at'])

/** An answer of an earlier version of the software, without the fields that were removed since. */
function withoutRemoved(text: string) {
  return JSON.parse(text, function reviver(this: object, key: string, value: unknown) {
    const isOfEvent = 'sort_title' in this && REMOVED_FROM_EVENTS.has(key)
    // The venue's own answer still has it, and the events of earlier editions beside it.
    const isOfVenueStub = key === 'short_name' && !('earlier' in this)
    return isRemoved(key) || isOfEvent || isOfVenueStub ? undefined : value
  })
}

describe('the small festival of an earlier release', () => {
  test('is there for the version that package.json names', () => {
    const file = join(import.meta.dirname, '../../package.json')
    expect(readdirSync(FIXTURES).toSorted().at(-1)).toBe(
      JSON.parse(readFileSync(file, 'utf8')).version,
    )
  })

  test.each(readdirSync(FIXTURES))(
    '%s has its answers after every migration since; its accounts are administrators, its menu is public',
    async (name) => {
      const folder = join(FIXTURES, name)
      const { database, dataDir, end } = await restore(folder)
      onTestFinished(end)
      const text = gunzipSync(readFileSync(join(folder, ANSWERS))).toString()
      const before = withoutRemoved(text)
      // After 0.2.0 a row of the search got the dates of its event, as its last value.
      before['/search'].rows = before['/search'].rows.map((row: readonly unknown[]) => [
        ...row,
        expect.any(String),
      ])
      // A later version may add fields to an answer. Every other intended change has to be made to `before` here.
      expect(await answersOf(database, dataDir)).toMatchObject(before)
      expect(await database.query('select distinct role from users')).toEqual([
        { role: 'administrator' },
      ])
      const statuses = ['header', 'footer', 'site'].map(
        (global) => `select _status::text from ${global}`,
      )
      expect(await database.query(statuses.join(' union '))).toEqual([{ _status: 'published' }])
    },
  )
})
