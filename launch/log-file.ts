import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROTATE_BYTES = 10_000_000

export interface LogFile {
  readonly file: string
  /** To be given to a process, and closed. */
  readonly fd: number
  /** The last lines that were written since it was opened. */
  readNew(): string
}

/** Where the log of a process is. Its folder exists afterwards. */
export function logPath(dataDir: string, name: string): string {
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  return join(dataDir, 'logs', `${name}.log`)
}

/** Opens a log for adding to it. One that has grown large becomes `.1` first, in place of the one before. */
export function openLog(dataDir: string, name: string): LogFile {
  const file = logPath(dataDir, name)
  let before = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (before > ROTATE_BYTES) {
    renameSync(file, `${file}.1`)
    before = 0
  }
  return {
    file,
    fd: openSync(file, 'a'),
    readNew: () =>
      readFileSync(file).subarray(before).toString().trim().split('\n').slice(-20).join('\n'),
  }
}
