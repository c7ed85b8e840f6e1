import { createHash } from 'node:crypto'
import { splitLine } from './lines.ts'

const LINE_BREAK = Buffer.from('\n')

/** A file so written that damage is found: the checksum of all that follows, what it says in JSON, and bytes. */
export function sealed(contents: unknown, bytes: readonly Uint8Array[]): Uint8Array[] {
  const body = [Buffer.from(JSON.stringify(contents)), LINE_BREAK, ...bytes]
  return [Buffer.from(checksum(body)), LINE_BREAK, ...body]
}

/** What was sealed. Throws when it cannot be trusted (spec/faults C21). */
export function unsealed(file: Buffer): { readonly contents: unknown; readonly bytes: Buffer } {
  const [sum, body] = splitLine(file)
  if (sum.toString() !== checksum([body])) throw new Error('its checksum does not fit')
  const [contents, bytes] = splitLine(body)
  return { contents: JSON.parse(contents.toString()), bytes }
}

function checksum(body: readonly Uint8Array[]): string {
  const sum = createHash('sha256')
  for (const part of body) sum.update(part)
  return sum.digest('hex')
}
