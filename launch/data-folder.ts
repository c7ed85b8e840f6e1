import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from './operator-error.mjs'
import { processIdentity } from './process-identity.ts'

/** A process as it can be found again, and told from a later one with the same number. */
export interface KnownProcess {
  readonly name: string
  readonly pid: number
  readonly identity: string
}

interface Holding {
  readonly launcher: KnownProcess
  readonly children: readonly KnownProcess[]
}

export interface DataFolder {
  /** What a start that was killed left running. */
  readonly leftovers: readonly KnownProcess[]
  /** Notes a process of this start, so that the next one knows it should this one be killed. */
  readonly note: (name: string, pid: number | undefined) => void
  /** Gives the folder free. */
  readonly release: () => void
}

/**
 * Takes the data folder for this start, and makes it if need be. Throws an `OperatorError` of one line if another
 * start has it or it cannot be written.
 */
export function takeDataFolder(dataDir: string): DataFolder {
  const file = join(dataDir, 'launcher.json')
  const me = known('npm start', process.pid)
  if (!me) throw new Error('This process does not find itself in the table of processes')
  const children = new Map<string, KnownProcess>()
  const holding = (): Holding => ({ launcher: me, children: [...children.values()] })

  makeWritable(dataDir)
  const before = readHolding(file)
  if (before && isRunning(before.launcher)) {
    throw new OperatorError(
      `The festival is already running on ${dataDir} (process ${before.launcher.pid}): stop it, or set DATA_DIR to another folder`,
    )
  }
  if (existsSync(file)) rmSync(file)
  // Fails if a start of the same instant was quicker.
  writeFileSync(file, JSON.stringify(holding()), { flag: 'wx' })

  return {
    leftovers: before?.children.filter(isRunning) ?? [],
    note(name, pid) {
      const child = pid === undefined ? undefined : known(name, pid)
      if (child) children.set(name, child)
      else children.delete(name)
      writeFileSync(`${file}.new`, JSON.stringify(holding()))
      renameSync(`${file}.new`, file)
    },
    release: () => rmSync(file, { force: true }),
  }
}

export function isRunning({ pid, identity }: KnownProcess): boolean {
  return processIdentity(pid) === identity
}

function known(name: string, pid: number): KnownProcess | undefined {
  const identity = processIdentity(pid)
  return identity === undefined ? undefined : { name, pid, identity }
}

function makeWritable(dataDir: string): void {
  const probe = join(dataDir, '.writable')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`DATA_DIR cannot be written: ${reason}`, { cause: error })
  }
}

function readHolding(file: string): Holding | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Written by halves by a start that was killed in its first instant, before it started anything.
    return undefined
  }
}
