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
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest'
import { createDatabase, type Database, type DatabaseDeps } from './database.ts'
import { processIdentity } from './process-identity.ts'
import { query } from './testing/query.ts'

let dataDir = ''
let shelter = ''
let databases: Database[] = []
let lines: string[] = []

// One for all tests: the programs are copied into it if others cannot enter this clone.
beforeAll(() => {
  shelter = mkdtempSync(join(tmpdir(), 'festival-shelter-'))
  chmodSync(shelter, 0o755)
})

afterAll(() => rmSync(shelter, { recursive: true }))

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'festival data-'))
  chmodSync(dataDir, 0o755)
  databases = []
  lines = []
})

afterEach(async () => {
  await Promise.all(databases.map((database) => database.stop()))
  rmSync(dataDir, { recursive: true })
})

function keepLine(line: string): void {
  lines.push(line)
}

function aDatabase(deps: Partial<DatabaseDeps> = {}): Database {
  const database = createDatabase({
    dataDir,
    log: keepLine,
    isCareless: true,
    shelters: [shelter],
    ...deps,
  })
  databases.push(database)
  return database
}

async function kill({ pid = 0 }: Database): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => processIdentity(pid)).toBeUndefined()
}

describe('the embedded database', () => {
  test('accepts connections with its password, in UTF-8 and independent of the locale', async () => {
    const url = await aDatabase().start()
    const [row] = await query(
      url,
      `select current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
              datcollate as collation, current_setting('idle_in_transaction_session_timeout') as idle
       from pg_database where datname = 'postgres'`,
    )
    expect(row).toEqual({ encoding: 'UTF8', zone: 'UTC', collation: 'C', idle: '30s' })
  })

  test('refuses a connection without the password', async () => {
    const url = new URL(await aDatabase().start())
    url.password = 'guess'
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('keeps its data, its password and its port from start to start', async () => {
    const database = aDatabase()
    const first = await database.start()
    await query(first, 'create table kept as select 42 as answer')
    await database.stop()
    const second = await aDatabase().start()
    expect(second).toBe(first)
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('takes another port when somebody took its own', async () => {
    const database = aDatabase()
    const first = await database.start()
    await database.stop()
    const file = join(dataDir, 'database.json')
    const taken = new URL(inject('databaseUrl')).port
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), port: taken }))
    const second = await aDatabase().start()
    expect(new URL(second).port).not.toBe(taken)
    expect(new URL(second).password).toBe(new URL(first).password)
  })

  test('keeps its password where nobody else can read it', async () => {
    await aDatabase().start()
    expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600)
    expect(existsSync(join(dataDir, 'postgres.password'))).toBe(false)
  })

  test('does nothing when it is stopped without running', async () => {
    await expect(aDatabase().stop()).resolves.toBeUndefined()
  })
})

describe('the embedded database after an accident (spec/faults L15, S20)', () => {
  test('refuses in one line to start twice on one data folder', async () => {
    await aDatabase().start()
    await expect(aDatabase().start()).rejects.toThrow(
      /^The database in \S+ data-\S+ is already running \(process \d+\): .*$/,
    )
  })

  test('recovers after it was killed, without its lock file being touched', async () => {
    const onDeath = vi.fn<() => void>()
    const database = aDatabase({ onDeath, isCareless: false })
    await query(await database.start(), 'create table kept as select 42 as answer')
    await kill(database)
    await expect.poll(() => onDeath).toHaveBeenCalledOnce()
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true)
    expect(await query(await aDatabase().start(), 'select answer from kept')).toEqual([
      { answer: 42 },
    ])
  })

  test('is made again when making it was broken off', async () => {
    mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
    expect(await query(await aDatabase().start(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir).toSorted()).toEqual(['database.json', 'logs', 'postgres'])
  })

  test('can be stopped while it is being made, and made the next time', async () => {
    const database = aDatabase()
    await Promise.all([
      expect(database.start()).rejects.toThrow(/The database (was stopped|could not be made)/),
      database.stop(),
    ])
    expect(await query(await aDatabase().start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('sets data aside whose password is lost, says so and begins anew', async () => {
    const database = aDatabase()
    await query(await database.start(), 'create table kept as select 42 as answer')
    await database.stop()
    rmSync(join(dataDir, 'database.json'))
    const url = await aDatabase().start()
    await expect(query(url, 'select answer from kept')).rejects.toThrow('does not exist')
    expect(lines.at(-1)).toMatch(/^A database without its password .* set aside/)
    expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^postgres\.set-aside-\d+$/))
  })

  test('ends a start that fails with the last lines of its log', async () => {
    const database = aDatabase()
    await database.start()
    await database.stop()
    appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), "nonsense = 'x'\n")
    await expect(aDatabase().start()).rejects.toThrow(
      /unrecognized configuration parameter "nonsense"[^]*\nThe database did not start: it ended/,
    )
  })
})
