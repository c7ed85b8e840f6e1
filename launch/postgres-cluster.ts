import { spawn, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from './database-account.ts'
import { openLog } from './log-file.ts'
import { OperatorError } from './operator-error.mjs'
import { program } from './postgres-programs.ts'
import { readPostmaster } from './postmaster.ts'
import type { User } from './reachable.ts'
import { runCommand } from './run-command.mjs'

/** The one role of the database, its owner. */
export const ROLE = 'festival'

const START_WITHIN_MS = 60_000
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  idle_in_transaction_session_timeout: '30s',
}
const CARELESS_FLAGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

interface Care {
  readonly dataDir: string
  readonly isCareless?: boolean
}

export function isInitialised(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION'))
}

/** Makes the database aside and renames it: one that was broken off is made again. */
export async function initialise(
  { place, user, password }: Account,
  { isCareless }: Care,
  signal: AbortSignal,
): Promise<void> {
  const half = `${place.cluster}.new`
  const passwordFile = `${place.cluster}.password`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) for (const path of [half, passwordFile]) chownSync(path, user.uid, user.gid)
  const { code, tail } = await runCommand(
    program(place.programs, 'initdb'),
    [
      `--pgdata=${half}`,
      `--username=${ROLE}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...LOCALE,
      ...(isCareless ? ['--no-sync'] : []),
    ],
    { ...childOptions(user), signal },
  )
  rmSync(passwordFile)
  if (code !== 0) {
    throw new OperatorError([...tail, `The database could not be made in ${half}`].join('\n'))
  }
  renameSync(half, place.cluster)
}

/** Starts the server of a database. `ready` rejects with the last lines of its log. */
export function launch({ place, user }: Account, port: number, care: Care) {
  const log = openLog(care.dataDir, 'database')
  const flags = care.isCareless ? { ...FLAGS, ...CARELESS_FLAGS } : FLAGS
  const args = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child: ChildProcess = spawn(
    program(place.programs, 'postgres'),
    ['-D', place.cluster, '-p', String(port), ...args],
    { ...childOptions(user), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  closeSync(log.fd)
  const ready = untilReady(child, place.cluster).catch((error: unknown) => {
    throw new OperatorError(
      `${log.readNew()}\nThe database did not start: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  return { child, ready }
}

/** Waits for PostgreSQL to write into its own file that it is ready, as its `pg_ctl` does. */
async function untilReady(child: ChildProcess, cluster: string): Promise<void> {
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  const deadlineMs = performance.now() + START_WITHIN_MS
  while (performance.now() < deadlineMs) {
    if (failure || hasEnded(child)) throw new OperatorError(failure ?? 'it ended by itself')
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return
    await wait(50)
  }
  child.kill('SIGQUIT')
  throw new OperatorError(`it was not ready after ${START_WITHIN_MS / 1_000} s`)
}

/** Nothing of our environment: it holds secrets, and PostgreSQL listens to variables of its own. */
function childOptions(user: User | undefined) {
  const { NODE_ENV, PATH } = process.env
  return { cwd: '/', env: { NODE_ENV, PATH, LC_ALL: 'C', TZ: 'UTC' }, ...user }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
