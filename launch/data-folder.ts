import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signalGroup } from './child.ts'
import { OperatorError } from './operator-error.ts'
import { processIdentity } from './process-identity.ts'

/** As long as a child has to end when it is stopped (`child.ts`). */
const ENDED_WITHIN_MS = 10_000

/** A process with the facts to find it again, and to distinguish it from a later process with the same number. */
export interface KnownProcess {
  readonly name: string
  readonly pid: number
  readonly identity: string
}

export interface DataFolder {
  /** Ends processes that a killed start has left running. */
  readonly endLeftovers: (showLine: (line: string) => void) => Promise<void>
  /** Records a process of this start, so that the next start can find it if this one is killed. */
  readonly note: (name: string, pid: number | undefined) => void
  /** Gives the folder free for another start. */
  readonly release: () => void
}

/**
 * Takes the data folder for this start, and makes it if need be. Throws an `OperatorError` of one line if another
 * start has it or it cannot be written.
 */
export function takeDataFolder(dataDir: string): DataFolder {
  const file = join(dataDir, 'launcher.json')
  const children = new Map<string, KnownProcess>()
  const record = () => JSON.stringify([known('npm start', process.pid), ...children.values()])

  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`DATA_DIR cannot be written: ${reason}`, { cause: error })
  }
  const [launcher, ...before] = readProcesses(dataDir)
  if (launcher && isRunning(launcher)) {
    throw new OperatorError(
      `The festival is already running on ${dataDir} (process ${launcher.pid}): stop it, or set DATA_DIR to another folder`,
    )
  }
  rmSync(file, { force: true })
  // Fails if another start at the same instant was quicker.
  writeFileSync(file, record(), { flag: 'wx' })

  return {
    endLeftovers: (showLine) => endAll(before.filter(isRunning), showLine),
    note(name, pid) {
      const child = pid === undefined ? undefined : known(name, pid)
      if (child) children.set(name, child)
      else children.delete(name)
      writeFileSync(`${file}.new`, record())
      renameSync(`${file}.new`, file)
    },
    release: () => rmSync(file, { force: true }),
  }
}

/** The processes of the start that has a data folder: its launcher, then the others as they were started. */
export function readProcesses(dataDir: string): readonly KnownProcess[] {
  const file = join(dataDir, 'launcher.json')
  try {
    const processes: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    return Array.isArray(processes) ? processes : []
  } catch {
    // The file is incomplete because a start was killed in its first instant, before it started anything.
    return []
  }
}

export function isRunning({ pid, identity }: KnownProcess): boolean {
  return processIdentity(pid) === identity
}

/** A running process as it is recorded; `undefined` if it does not run. */
export function known(name: string, pid: number): KnownProcess | undefined {
  const identity = processIdentity(pid)
  return identity === undefined ? undefined : { name, pid, identity }
}

/**
 * Ends processes that use the database before the database. The list is in the order of starting, so it is processed
 * backwards.
 */
async function endAll(
  leftovers: readonly KnownProcess[],
  showLine: (line: string) => void,
): Promise<void> {
  if (leftovers.length === 0) return
  showLine(
    `Ending what a killed start left behind: ${leftovers.map(({ name }) => name).join(', ')}`,
  )
  for (const leftover of leftovers.toReversed()) {
    const isDatabase = leftover.name === 'database'
    await end(leftover, isDatabase ? ['SIGINT', 'SIGQUIT'] : ['SIGTERM', 'SIGKILL'])
  }
}

async function end(leftover: KnownProcess, signals: readonly NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    const deadlineMs = performance.now() + ENDED_WITHIN_MS
    if (isRunning(leftover)) process.kill(leftover.pid, signal)
    while (isRunning(leftover) && performance.now() < deadlineMs) await wait(50)
  }
  if (!isRunning(leftover)) return signalGroup(leftover.pid, 'SIGKILL')
  throw new OperatorError(`${leftover.name} of an earlier start does not end (${leftover.pid})`)
}
