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

/** A child also has this time to end after it is stopped (`child.ts`). */
const ENDED_WITHIN_MS = 10_000

/** The facts to find a process again, and to distinguish it from a later one with the same number. */
export interface KnownProcess {
  readonly name: string
  readonly pid: number
  readonly identity: string
}

export interface DataFolder {
  /** Ends processes that a killed start has left running. */
  readonly endLeftovers: (showLine: (line: string) => void) => Promise<void>
  /** The next start can find the process if this start is killed. */
  readonly note: (name: string, pid: number | undefined) => void
  readonly release: () => void
}

/** Throws an `OperatorError` if another start uses the folder, or if it cannot be written. */
export function takeDataFolder(dataDir: string): DataFolder {
  const file = join(dataDir, 'launcher.json')
  const children = new Map<string, KnownProcess>()
  const record = () =>
    JSON.stringify([identifyProcess('npm start', process.pid), ...children.values()])

  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`DATA_DIR cannot be written: ${reason}`, { cause: error })
  }
  const [launcher, ...before] = readProcesses(dataDir)
  if (launcher && isRunning(launcher)) throw inUse(dataDir, ` (process ${launcher.pid})`)
  rmSync(file, { force: true })
  try {
    writeFileSync(file, record(), { flag: 'wx' })
  } catch (error) {
    // Another start has written the file at the same instant.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(dataDir)
    throw error
  }

  return {
    endLeftovers: (showLine) => endAll(before.filter(isRunning), showLine),
    note(name, pid) {
      const child = pid === undefined ? undefined : identifyProcess(name, pid)
      if (child) children.set(name, child)
      else children.delete(name)
      writeFileSync(`${file}.new`, record())
      renameSync(`${file}.new`, file)
    },
    release: () => rmSync(file, { force: true }),
  }
}

function inUse(dataDir: string, whose = ''): OperatorError {
  return new OperatorError(
    `The festival is already running on ${dataDir}${whose}: stop it, or set DATA_DIR to another folder`,
  )
}

/** The processes of the start that uses a data folder, in the order of their start: the launcher is the first. */
export function readProcesses(dataDir: string): readonly KnownProcess[] {
  const file = join(dataDir, 'launcher.json')
  try {
    const processes: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    return Array.isArray(processes) ? processes : []
  } catch {
    // A start was killed in its first instant, before it had started a process.
    return []
  }
}

export function isRunning({ pid, identity }: KnownProcess): boolean {
  return processIdentity(pid) === identity
}

/** `undefined` if it does not run. */
export function identifyProcess(name: string, pid: number): KnownProcess | undefined {
  const identity = processIdentity(pid)
  return identity === undefined ? undefined : { name, pid, identity }
}

/** In the reverse order of their start, so that those that use the database end before it. */
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
