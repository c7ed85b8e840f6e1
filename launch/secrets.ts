import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from './operator-error.ts'

/** Created when it is first needed, then the same for this data folder. */
export type GetSecret = (name: string) => string

export interface Secrets {
  readonly get: GetSecret
  readonly isNew: (name: string) => boolean
}

export function secretsFile(dataDir: string): string {
  return join(dataDir, 'secrets.json')
}

/** Stored with the data, in a file of mode 600. */
export function openSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir)
  const kept = { ...readPrivate(file) }
  const made = new Set<string>()

  function get(name: string): string {
    const earlier = kept[name]
    if (earlier !== undefined) return earlier
    const secret = randomSecret()
    made.add(name)
    writePrivate(file, Object.assign(kept, { [name]: secret }))
    return secret
  }

  return { get, isNew: (name) => made.has(name) }
}

/** 24 characters. 18 bytes are 144 bits, which nobody can guess, and need no padding. */
export function randomSecret(): string {
  return randomBytes(18).toString('base64url')
}

/** `{}` if there is no file. */
export function readPrivate(file: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`, { cause: error })
  }
}

/** Writes a new file and renames it, so that the file is never incomplete. Other users can never read it. */
export function writePrivate(file: string, value: Readonly<Record<string, string>>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
