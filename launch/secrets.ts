import { randomBytes } from 'node:crypto'
import { readPrivate, writePrivate } from './private-file.ts'

/** Gives the random text of a name: always the same for one data folder. */
export type GetSecret = (name: string) => string

/**
 * Random texts that live with the data, in a file of mode 600. One is made when it is first asked for; what is in the
 * file already is kept.
 */
export function openSecrets(file: string): GetSecret {
  const kept = { ...readPrivate(file) }
  return (name) => {
    const secret = kept[name] ?? randomBytes(18).toString('base64url')
    if (kept[name] === undefined) writePrivate(file, Object.assign(kept, { [name]: secret }))
    return secret
  }
}
