import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { OperatorError } from './operator-error.mjs'

/** What a file that `writePrivate` wrote holds; nothing if there is no such file. */
export function readPrivate(file: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`, { cause: error })
  }
}

/** Writes whole or not at all, and never readable by others, not even for an instant. */
export function writePrivate(file: string, value: Readonly<Record<string, string>>): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
