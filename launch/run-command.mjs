import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'

const TAIL_LINES = 40
const KILL_AFTER_MS = 10_000

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {AbortSignal} [signal] Ends the command and everything it started.
 * @property {string} [logFile] Takes the whole output.
 * @property {(line: string) => void} [onLine]
 * @property {(pid: number | undefined) => void} [onSpawn]
 */

/**
 * Runs a command to its end and gives its exit code (`null` if a signal ended it, 127 if it could not be started, as a
 * shell does) and the last lines it wrote. It has a process group of its own: Ctrl-C at the terminal reaches it only
 * through `signal`, and then all of it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ code: number | null, tail: readonly string[] }>}
 */
export function runCommand(command, args, { signal, logFile, onLine, onSpawn, ...options }) {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ code: null, tail: [] })
    const child = spawn(command, args, {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onSpawn?.(child.pid)
    const log = logFile ? createWriteStream(logFile) : undefined
    /** @type {string[]} */
    const tail = []
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (tail.push(line) > TAIL_LINES) tail.shift()
        log?.write(`${line}\n`)
        onLine?.(line)
      })
    }

    /** @type {NodeJS.Timeout | undefined} */
    let killing
    const kill = () => signalGroup(child.pid, 'SIGKILL')
    const stop = () => {
      signalGroup(child.pid, 'SIGTERM')
      killing = setTimeout(kill, KILL_AFTER_MS).unref()
    }
    signal?.addEventListener('abort', stop)
    process.once('exit', kill)
    /** @param {number | null} code */
    const end = (code) => {
      signal?.removeEventListener('abort', stop)
      process.removeListener('exit', kill)
      clearTimeout(killing)
      kill()
      log?.end()
      resolve({ code, tail })
    }
    child.once('error', (error) => {
      tail.push(error.message)
      onLine?.(error.message)
      end(127)
    })
    // Whatever the command left behind would keep its output open, and `close` would never come.
    child.once('exit', kill)
    child.once('close', end)
  })
}

/**
 * Signals every process of a group that a detached child leads. A group that is gone is no fault.
 *
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // ESRCH: nobody is left. EPERM: macOS says so of a group of which only the corpse is left.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ESRCH' && code !== 'EPERM') throw error
  }
}
