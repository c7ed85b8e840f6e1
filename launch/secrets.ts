import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readPrivate, writePrivate } from './private-file.ts'

/** Returns the random text of a name: always the same for one data folder. */
export type GetSecret = (name: string) => string

export interface Secrets {
  readonly get: GetSecret
  /** Whether this start made the text, so that nobody has seen it yet. */
  readonly isNew: (name: string) => boolean
}

/** The file in which a data folder keeps its secrets. */
export function secretsFile(dataDir: string): string {
  return join(dataDir, 'secrets.json')
}

/**
 * Random texts that live with the data, in a file of mode 600. One is made when it is first asked for; what is in the
 * file already is kept.
 */
export function openSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir)
  const kept = { ...readPrivate(file) }
  const made = new Set<string>()

  function get(name: string): string {
    const earlier = kept[name]
    if (earlier !== undefined) return earlier
    const secret = randomBytes(18).toString('base64url')
    made.add(name)
    writePrivate(file, Object.assign(kept, { [name]: secret }))
    return secret
  }

  return { get, isNew: (name) => made.has(name) }
}
