import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

/** Enough for an error's message and its stack, which are shown when a child ends. */
const TAIL_LINES = 40
/**
 * A judgement: a process finishes its open requests within seconds, and systemd waits 90 s before it kills everything.
 */
const STOP_WITHIN_MS = 10_000
/** A judgement: two files of this size do not fill a disk. A log that is being written is not cut. */
const ROTATE_BYTES = 10_000_000

export interface ChildOptions {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  readonly uid?: number
  readonly gid?: number
  /** A file that is already large is first renamed to `.1`, in place of the earlier one. */
  readonly logFile?: string
  readonly onLine?: (line: string, isErrorOutput: boolean) => void
}

export interface Ended {
  /** `null` if a signal has ended it; 127, as in a shell, if it could not be started. */
  readonly code: number | null
  /** `exit code 1`, `SIGKILL`. */
  readonly how: string
  readonly tail: readonly string[]
}

export interface Child {
  readonly pid: number | undefined
  /** Resolves when everything that it wrote was read. */
  readonly ended: Promise<Ended>
  /**
   * If the process has not ended in time, sends another signal to its whole group. Afterwards no process of the group
   * is left.
   */
  stop(options?: StopOptions): Promise<void>
}

export interface StopOptions {
  readonly signal?: NodeJS.Signals
  readonly lastSignal?: NodeJS.Signals
  readonly withinMs?: number
}

/**
 * In its own process group, so that Ctrl-C at the terminal does not reach it. It ends with this process at the latest.
 */
export function startChild(
  command: string,
  args: readonly string[],
  { logFile, onLine, ...options }: ChildOptions,
): Child {
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = logFile ? openLog(logFile) : undefined
  const tail: string[] = []
  const take = (line: string, isErrorOutput: boolean) => {
    if (tail.push(line) > TAIL_LINES) tail.shift()
    log?.write(`${line}\n`)
    onLine?.(line, isErrorOutput)
  }
  createInterface({ input: child.stdout }).on('line', (line) => take(line, false))
  createInterface({ input: child.stderr }).on('line', (line) => take(line, true))

  const killGroup = () => signalGroup(child.pid, 'SIGKILL')
  process.once('exit', killGroup)
  const { promise: ended, resolve } = Promise.withResolvers<Ended>()
  const end = (code: number | null, signal?: NodeJS.Signals | null) => {
    process.removeListener('exit', killGroup)
    const result = { code, how: signal ?? `exit code ${code}`, tail }
    // The last line must be in the log before this process exits.
    if (log) log.end(() => resolve(result))
    else resolve(result)
  }
  child.once('error', (error) => {
    take(error.message, true)
    // A shell returns this for a command that cannot be run.
    end(127)
  })
  // Processes that the command has left running would keep its output open, and `close` would never be emitted.
  child.once('exit', killGroup)
  child.once('close', end)

  return {
    pid: child.pid,
    ended,
    async stop({ signal = 'SIGTERM', lastSignal = 'SIGKILL', withinMs = STOP_WITHIN_MS } = {}) {
      child.kill(signal)
      const timer = setTimeout(() => signalGroup(child.pid, lastSignal), withinMs)
      await ended
      clearTimeout(timer)
    },
  }
}

/** An abort ends the command and everything that it has started. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { signal, onStart, ...options }: ChildOptions & RunOptions,
): Promise<Ended> {
  if (signal?.aborted) return { code: null, how: 'aborted', tail: [] }
  const child = startChild(command, args, options)
  onStart?.(child.pid)
  const stop = () => void child.stop()
  signal?.addEventListener('abort', stop)
  const ended = await child.ended
  signal?.removeEventListener('abort', stop)
  return ended
}

interface RunOptions {
  readonly signal?: AbortSignal
  readonly onStart?: (pid: number | undefined) => void
}

/** The script has the terminal of this process. Resolves with its exit code. An abort ends it. */
export async function runNode(
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const child = spawn(process.execPath, args, { ...options, stdio: 'inherit' })
  // An abort also emits `error`, but `exit` follows it. A program that could not be started emits no `exit`.
  child.once('error', () => child.pid === undefined && resolve(1))
  child.once('exit', (code) => resolve(code ?? 1))
  return promise
}

/** Does nothing if the group has ended. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // ESRCH: no process is left. EPERM: macOS reports this for a group in which only a process that has ended is
    // left.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ESRCH' && code !== 'EPERM') throw error
  }
}

function openLog(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > ROTATE_BYTES) renameSync(file, `${file}.1`)
  return createWriteStream(file, { flags: 'a' })
}
