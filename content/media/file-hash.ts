import { createHash } from 'node:crypto'
import type { Focal } from 'contract/rules/crops.ts'

/** 64 bits are enough to distinguish the files of a festival, and keep addresses short (spec/content A2.2). */
export const FILE_HASH_DIGITS = 16

/** The hash in the names of the files of an upload, from its SHA-256 and its focal point (spec/content A2.2). */
export function fileHash(sha256: string, { x, y }: Focal): string {
  return createHash('sha256').update(`${sha256}:${x},${y}`).digest('hex').slice(0, FILE_HASH_DIGITS)
}
