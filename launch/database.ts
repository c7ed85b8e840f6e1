import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { openAccount } from './database-account.ts'
import { OperatorError } from './operator-error.mjs'
import { findFreePort } from './ports.ts'
import { hasEnded, initialise, isInitialised, launch, ROLE } from './postgres-cluster.ts'
import { readPostmaster } from './postmaster.ts'
import { isUncollected } from './process-identity.ts'

const STOP_WITHIN_MS = 30_000
const COLLECTED_WITHIN_MS = 10_000

export interface DatabaseDeps {
  /** Absolute. Holds the database if whoever runs PostgreSQL can reach it, and in any case its password and log. */
  readonly dataDir: string
  /** Takes what the operator has to know, line by line. */
  readonly log: (line: string) => void
  /** Called when the database ends without having been stopped. */
  readonly onDeath?: () => void
  /** For tests: what a power cut would lose is of no interest there. */
  readonly isCareless?: boolean
  /** See `choosePlace`. */
  readonly shelters?: readonly string[]
}

export interface Database {
  /** Gives the address, password included, when the database accepts connections. */
  start(): Promise<string>
  /** Ends it and all its connections; what was committed is kept. Does nothing if it does not run. */
  stop(): Promise<void>
  readonly pid: number | undefined
  /** Where the data are, once it was started. */
  readonly folder: string | undefined
}

/**
 * A PostgreSQL of our own below the data folder, on a free port of 127.0.0.1. It has a session of its own: Ctrl-C at
 * the terminal does not reach it, only `stop` does. Every fault is an `OperatorError`.
 */
export function createDatabase(deps: DatabaseDeps): Database {
  let server: ChildProcess | undefined
  let folder: string | undefined
  let starting = new AbortController()
  const killAtExit = () => server?.kill('SIGINT')

  async function start(): Promise<string> {
    starting = new AbortController()
    const { signal } = starting
    const account = openAccount(deps)
    folder = account.place.cluster
    await untilCollected(readPostmaster(folder)?.pid)
    if (!isInitialised(folder)) await initialise(account, deps, signal)
    const port = await findFreePort(account.port)
    account.keepPort(port)
    if (signal.aborted) throw new OperatorError('The database was stopped before it ran')
    const { child, ready } = launch(account, port, deps)
    server = child
    process.once('exit', killAtExit)
    await ready
    child.once('exit', () => forget(child))
    return `postgresql://${ROLE}:${account.password}@127.0.0.1:${port}/postgres`
  }

  function forget(child: ChildProcess): void {
    if (server !== child) return
    server = undefined
    deps.onDeath?.()
  }

  async function stop(): Promise<void> {
    starting.abort()
    const child = server
    server = undefined
    process.removeListener('exit', killAtExit)
    if (child && !hasEnded(child)) await end(child)
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

/** Waits for the last database, if it was killed, to leave the table of processes: PostgreSQL would think it runs. */
async function untilCollected(pid: number | undefined): Promise<void> {
  if (pid === undefined) return
  const deadlineMs = performance.now() + COLLECTED_WITHIN_MS
  while (isUncollected(pid) && performance.now() < deadlineMs) await wait(100)
}

/** A "fast shutdown": no new connections, the present ones are cut, everything committed is on disk. */
async function end(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  child.once('exit', () => resolve(undefined))
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS)
  await promise
  clearTimeout(timer)
}
