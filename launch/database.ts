import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runCommand, startChild, type Child } from './child.ts'
import { isRunning, readProcesses } from './data-folder.ts'
import { OperatorError } from './operator-error.ts'
import { findFreePort } from './ports.ts'
import { choosePlace, program, type Place, type PlaceDeps } from './postgres-place.ts'
import { isUncollected } from './process-identity.ts'
import { randomSecret, readPrivate, writePrivate } from './secrets.ts'
import { logPath } from './service.ts'

const ROLE = 'festival'
const READY = 'database system is ready to accept connections'
/** PostgreSQL's words: "pre-existing shared memory block … is still in use". */
const IN_USE = 'is still in use'
const RETRY_MS = 200
/** A start takes a second. After a power cut PostgreSQL first replays its log. */
const START_WITHIN_MS = 60_000
/** A stop writes all changed pages to the disk. After this time PostgreSQL is ended (SIGQUIT), which loses no data. */
const STOP_WITHIN_MS = 30_000
/**
 * Normally a killed process and its children disappear from the table of processes at once. After this time the start
 * waits no longer, and PostgreSQL itself reports the reason.
 */
const COLLECTED_WITHIN_MS = 10_000
const SHOWN_LINES = 20
/** By code point on every machine, so that an update of the system cannot break an index. */
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // A save that hangs would keep its locks for ever (spec/faults S8).
  idle_in_transaction_session_timeout: '30s',
  // The demo fits into it.
  shared_buffers: '32MB',
  io_workers: '1',
}
const WITHOUT_SYNC = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export interface DatabaseDeps extends Omit<PlaceDeps, 'earlier'> {
  /** The database has ended although it was not stopped. */
  readonly onDeath?: (reason: string) => void
  /** Switches off waiting for the disk. For tests, whose data need not survive a power cut. */
  readonly skipsSync?: boolean
}

export interface Database {
  /** Resolves to the address, which includes the password. */
  start(): Promise<string>
  /** Committed data are kept. Does nothing if the database is not running. */
  stop(): Promise<void>
  readonly pid: number | undefined
  readonly folder: string | undefined
}

/**
 * Runs the embedded PostgreSQL on a free port of 127.0.0.1, with its data below the data folder. Folder, port and
 * password are in `database.json`, which only the owner can read.
 */
export function createDatabase(deps: DatabaseDeps): Database {
  const { dataDir, showLine } = deps
  const file = join(dataDir, 'database.json')
  let stopping = new AbortController()
  let server: Child | undefined
  let folder: string | undefined

  async function start(): Promise<string> {
    stopping = new AbortController()
    const { signal } = stopping
    const kept = readPrivate(file)
    const place = choosePlace({ ...deps, earlier: kept['cluster'] })
    const { cluster } = place
    folder = cluster
    refuseForeignData(cluster)
    refuseOtherVersion(place, kept['release'])
    if (!kept['password']) setAside(cluster, showLine)
    const password = kept['password'] ?? randomSecret()
    writePrivate(file, { ...kept, cluster, password })
    await untilCollected(cluster)
    if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(place, password, deps, signal)
    const port = await findFreePort(kept['port'] ? Number(kept['port']) : undefined)
    writePrivate(file, { cluster, password, port: String(port), release: ownRelease() })
    if (signal.aborted) throw new OperatorError('The database was stopped before it ran')
    const child = await startWhenFree(() => {
      const starting = startServer(place, port, deps)
      server = starting.child
      return starting
    }, signal)
    void child.ended.then(({ how }) => {
      server = undefined
      if (!signal.aborted)
        deps.onDeath?.(`database ended (${how}): see ${logPath(dataDir, 'database')}`)
    })
    return urlOf(password, port)
  }

  async function stop(): Promise<void> {
    stopping.abort()
    // A "fast shutdown" of PostgreSQL: it ends the present connections.
    await server?.stop({ signal: 'SIGINT', lastSignal: 'SIGQUIT', withinMs: STOP_WITHIN_MS })
  }

  return {
    start,
    stop,
    get pid() {
      return server?.pid
    },
    get folder() {
      return folder
    },
  }
}

/** The address of the database that another process runs with this data folder; undefined if none does. */
export function runningDatabase(dataDir: string): string | undefined {
  const isRunningHere = readProcesses(dataDir).some(
    (each) => each.name === 'database' && isRunning(each),
  )
  const { password, port } = isRunningHere ? readPrivate(join(dataDir, 'database.json')) : {}
  return password && port ? urlOf(password, Number(port)) : undefined
}

function urlOf(password: string, port: number): string {
  return `postgresql://${ROLE}:${password}@127.0.0.1:${port}/postgres`
}

function refuseForeignData(cluster: string): void {
  const uid = process.getuid?.()
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  if (owner === undefined || !uid || owner === uid) return
  throw new OperatorError(
    `The database in ${cluster} belongs to another user (${owner}): start as that user or root, or set DATA_DIR to another folder`,
  )
}

/** PostgreSQL reads only the data of its own major version. */
function refuseOtherVersion({ cluster, version }: Place, release: string | undefined): void {
  const file = join(cluster, 'PG_VERSION')
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (found === undefined || found === version.split('.')[0]) return
  const other = release ? `release ${release}` : 'the release that made it'
  throw new OperatorError(
    `The database in ${cluster} is of PostgreSQL ${found}, and this release runs ${version}: ` +
      `run npm run backup -- <folder> with ${other}, then npm run restore -- <folder> here with an empty DATA_DIR`,
  )
}

/** Most commits belong to no release. `git` may be missing, or refuse the clone of another user. */
function ownRelease(): string {
  const file = new URL('../package.json', import.meta.url)
  const version = String(JSON.parse(readFileSync(file, 'utf8')).version)
  const cwd = new URL('..', import.meta.url)
  const git = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd, encoding: 'utf8' })
  return git.status === 0 ? `${version} (commit ${git.stdout.trim()})` : version
}

/** Data whose password is lost are not deleted, because nobody has asked for that. */
function setAside(cluster: string, showLine: (line: string) => void): void {
  if (!existsSync(cluster)) return
  const aside = `${cluster}.set-aside-${Date.now()}`
  renameSync(cluster, aside)
  showLine(`A database without its password was found and set aside in ${aside}`)
}

/** The process of a killed database may still be in the table of processes. PostgreSQL would assume that it runs. */
async function untilCollected(cluster: string): Promise<void> {
  const pid = postmasterOf(cluster)
  const deadlineMs = performance.now() + COLLECTED_WITHIN_MS
  if (pid === undefined) return
  while (isUncollected(pid) && performance.now() < deadlineMs) await wait(100)
}

/** From PostgreSQL's own lock file, which is only read here. */
function postmasterOf(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** The folder gets its name at the end. If the creation is interrupted, the next start repeats it. */
async function initialise(
  { programs, cluster, user }: Place,
  password: string,
  { skipsSync }: DatabaseDeps,
  signal: AbortSignal,
): Promise<void> {
  const half = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) for (const path of [half, passwordFile]) chownSync(path, user.uid, user.gid)
  const { code, tail } = await runCommand(
    program(programs, 'initdb'),
    [
      `--pgdata=${half}`,
      `--username=${ROLE}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...LOCALE,
      ...(skipsSync ? ['--no-sync'] : []),
    ],
    { cwd: '/', env: PLAIN_ENVIRONMENT, ...user, signal },
  )
  rmSync(passwordFile)
  if (code !== 0) {
    throw new OperatorError([...tail, `The database could not be made in ${half}`].join('\n'))
  }
  renameSync(half, cluster)
}

/** If the server ends before it accepts connections, `ready` rejects with the last lines of its log. */
function startServer(
  { programs, cluster, user }: Place,
  port: number,
  { dataDir, skipsSync }: DatabaseDeps,
): { readonly child: Child; readonly ready: Promise<void> } {
  const flags = skipsSync ? { ...FLAGS, ...WITHOUT_SYNC } : FLAGS
  const { promise: accepts, resolve } = Promise.withResolvers<'accepts'>()
  const child = startChild(
    program(programs, 'postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: '/',
      env: PLAIN_ENVIRONMENT,
      ...user,
      logFile: logPath(dataDir, 'database'),
      onLine: (line) => line.includes(READY) && resolve('accepts'),
    },
  )
  return { child, ready: untilAccepts(child, accepts) }
}

/**
 * The processes of a killed server end a moment after it, and its memory is in use until then. Rejects with the last
 * lines of PostgreSQL's log.
 */
async function startWhenFree(
  begin: () => ReturnType<typeof startServer>,
  signal: AbortSignal,
): Promise<Child> {
  const latestMs = performance.now() + COLLECTED_WITHIN_MS
  for (;;) {
    const { child, ready } = begin()
    try {
      await ready
      return child
    } catch (error) {
      if (!String(error).includes(IN_USE) || performance.now() > latestMs) throw error
      await wait(RETRY_MS)
      if (signal.aborted) throw error
    }
  }
}

async function untilAccepts(child: Child, accepts: Promise<'accepts'>): Promise<void> {
  const late = wait(START_WITHIN_MS, 'late' as const, { ref: false })
  const first = await Promise.race([accepts, child.ended, late])
  if (first === 'accepts') return
  if (first === 'late') await child.stop({ signal: 'SIGQUIT' })
  const { tail } = await child.ended
  const reason =
    first === 'late' ? `not ready after ${START_WITHIN_MS / 1_000} s` : 'ended by itself'
  throw new OperatorError(
    [...tail.slice(-SHOWN_LINES), `The database did not start: ${reason}`].join('\n'),
  )
}

/** The launcher's own environment contains secrets, and maybe variables that PostgreSQL itself reads. */
const PLAIN_ENVIRONMENT: NodeJS.ProcessEnv = {
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
}
