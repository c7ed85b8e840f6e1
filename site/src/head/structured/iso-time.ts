import { isoWithOffset, toInstant } from 'contract/rules/melbourne-time.ts'

/** A wall time with the offset of its own date (spec/screens §0.6). */
export function isoTime(local: string, zone: string): string {
  return isoWithOffset(toInstant(local, zone), zone)
}
