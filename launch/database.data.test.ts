import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createDatabase, type Database, type DatabaseDeps } from './database.ts'
import { processIdentity } from './process-identity.ts'
import { logPath } from './service.ts'
import { query } from './testing/query.ts'

interface Opened {
  readonly database: Database
  readonly url: string
}

let dataDir = ''
let reachable = ''
let databases: Database[] = []
let opened: Opened[] = []
let lines: string[] = []

// One folder for all tests: the programs are copied into it if other users cannot enter this clone.
beforeAll(() => {
  reachable = mkdtempSync(join(tmpdir(), 'festival-reachable-'))
  chmodSync(reachable, 0o755)
})

afterAll(() => rmSync(reachable, { recursive: true }))

/**
 * The tests of a `describe` share a data folder, because creating a database takes longer than starting one. Each
 * test uses the running database or ends it first, so it also passes alone.
 */
function shareDataDir(): void {
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'festival data-'))
    chmodSync(dataDir, 0o755)
    databases = []
    opened = []
    lines = []
  })

  afterAll(async () => {
    await endDatabases()
    rmSync(dataDir, { recursive: true })
  })
}

function keepLine(line: string): void {
  lines.push(line)
}

function aDatabase(deps: Partial<DatabaseDeps> = {}): Database {
  const database = createDatabase({
    dataDir,
    showLine: keepLine,
    skipsSync: true,
    reachableFolders: [reachable],
    ...deps,
  })
  databases.push(database)
  return database
}

async function openDatabase(deps?: Partial<DatabaseDeps>): Promise<Opened> {
  const database = aDatabase(deps)
  const found = { database, url: await database.start() }
  opened.push(found)
  return found
}

/** The database that an earlier test left running; otherwise a new one. */
async function runningDatabase(): Promise<Opened> {
  return opened.find(({ database }) => database.pid !== undefined) ?? (await openDatabase())
}

async function endDatabases(): Promise<void> {
  await Promise.all(databases.map((database) => database.stop()))
}

async function kill({ pid = 0 }: Database): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => processIdentity(pid)).toBeUndefined()
}

describe('the embedded database', () => {
  shareDataDir()

  test('accepts connections with its password, in UTF-8 and independent of the locale', async () => {
    const { url } = await runningDatabase()
    const [row] = await query(
      url,
      `select current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
              datcollate as collation, current_setting('idle_in_transaction_session_timeout') as idle
       from pg_database where datname = 'postgres'`,
    )
    expect(row).toEqual({ encoding: 'UTF8', zone: 'UTC', collation: 'C', idle: '30s' })
  })

  test('refuses a connection without the password', async () => {
    const url = new URL((await runningDatabase()).url)
    url.password = 'guess'
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('keeps its password where nobody else can read it', async () => {
    await runningDatabase()
    expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600)
    expect(existsSync(join(dataDir, 'postgres.password'))).toBe(false)
  })

  test('keeps its data, its password and its port from start to start', async () => {
    const first = await runningDatabase()
    await query(first.url, 'create table kept as select 42 as answer')
    await first.database.stop()
    const second = await openDatabase()
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('uses another port when its own is in use', async () => {
    const first = await runningDatabase()
    await first.database.stop()
    const file = join(dataDir, 'database.json')
    const taken = new URL(inject('databaseUrl')).port
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), port: taken }))
    const second = await openDatabase()
    expect(new URL(second.url).port).not.toBe(taken)
    expect(new URL(second.url).password).toBe(new URL(first.url).password)
  })

  test('does nothing when it is stopped without running', async () => {
    await expect(aDatabase().stop()).resolves.toBeUndefined()
  })
})

describe('the embedded database when its creation is stopped (spec/faults L15, S20)', () => {
  shareDataDir()

  test('can be stopped while it is being created, and is created by the next start', async () => {
    const database = aDatabase()
    await Promise.all([
      expect(database.start()).rejects.toThrow(/The database (was stopped|could not be made)/),
      database.stop(),
    ])
    const { url } = await openDatabase()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('the embedded database after an accident (spec/faults L15, S20)', () => {
  shareDataDir()

  test('is created again when its creation was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
    const { url } = await openDatabase()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir).toSorted()).toEqual(['database.json', 'logs', 'postgres'])
  })

  test('refuses to start twice on one data folder', async () => {
    await runningDatabase()
    await expect(aDatabase().start()).rejects.toThrow(
      /lock file "postmaster.pid" already exists[^]*\nThe database did not start: ended by itself$/,
    )
  })

  test('recovers after it was killed, without its lock file being touched', async () => {
    await endDatabases()
    const onDeath = vi.fn<() => void>()
    const { database, url } = await openDatabase({ onDeath, skipsSync: false })
    await query(url, 'create table survived as select 42 as answer')
    await kill(database)
    await expect.poll(() => onDeath).toHaveBeenCalledOnce()
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true)
    const again = await openDatabase()
    expect(await query(again.url, 'select answer from survived')).toEqual([{ answer: 42 }])
  })

  test('waits for a process of a killed server that has not ended yet', async () => {
    await endDatabases()
    const { database, url } = await openDatabase()
    const [row] = await query(
      url,
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    )
    const pid = Number(row?.['pid'])
    const log = () => readFileSync(logPath(dataDir, 'database'), 'utf8')
    const known = log().length
    process.kill(pid, 'SIGSTOP')
    await kill(database)
    const again = openDatabase()
    try {
      await expect.poll(() => log().slice(known)).toContain('is still in use')
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    expect(await query((await again).url, 'select 1 as answer')).toEqual([{ answer: 1 }])
  })

  test('moves its data if the password is lost, says so, and is created again', async () => {
    const { database, url } = await runningDatabase()
    await query(url, 'create table kept as select 42 as answer')
    await database.stop()
    rmSync(join(dataDir, 'database.json'))
    const anew = await openDatabase()
    await expect(query(anew.url, 'select answer from kept')).rejects.toThrow('does not exist')
    expect(lines.at(-1)).toMatch(/^A database without its password .* set aside/)
    expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^postgres\.set-aside-\d+$/))
  })

  test('is refused if another version of PostgreSQL made it, in one line that says what to do', async () => {
    await runningDatabase()
    await endDatabases()
    const file = join(dataDir, 'postgres', 'PG_VERSION')
    const version = readFileSync(file, 'utf8')
    writeFileSync(file, '17\n')
    await expect(aDatabase().start()).rejects.toThrow(
      /^The database in \S+ data-\S+ is of PostgreSQL 17, and this release runs 18\.\S+: run npm run backup -- <folder> with release \d+\.\d+\.\d+ \(commit [0-9a-f]{12}\), then npm run restore -- <folder> here with an empty DATA_DIR$/,
    )
    writeFileSync(file, version)
  })

  test('reports the last lines of its log when it cannot start', async () => {
    await runningDatabase()
    await endDatabases()
    appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), "nonsense = 'x'\n")
    await expect(aDatabase().start()).rejects.toThrow(
      /unrecognized configuration parameter "nonsense"[^]*\nThe database did not start: ended/,
    )
  })
})
