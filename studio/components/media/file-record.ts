import { fileSize } from 'contract/rules/file-size.ts'
import type { Media } from 'content/payload-types.ts'

/** Some fields are missing while the record is being read. */
export type FileRecord = Partial<Media>

const SECONDS_A_MINUTE = 60

/** For staff. The address changes with the file. */
export function addressOf({ id, hash }: FileRecord, size: string): string {
  const asked = new URLSearchParams({ size, hash: hash ?? '' })
  return `/api/media/${id}/file?${asked}`
}

/** "2560 × 1707 pixels, 1.2 MB" */
export function factsInWords({ width, height, duration_s, filesize }: FileRecord): string {
  const facts = [
    width && height ? `${width} × ${height} pixels` : undefined,
    duration_s ? durationInWords(duration_s) : undefined,
    fileSize(filesize ?? 0),
  ]
  return facts.filter((fact) => fact !== undefined).join(', ')
}

/** "3 min 20 s", "45 s" */
function durationInWords(duration: number): string {
  const minutes = Math.floor(duration / SECONDS_A_MINUTE)
  const seconds = duration % SECONDS_A_MINUTE
  return [minutes > 0 && `${minutes} min`, seconds > 0 && `${seconds} s`].filter(Boolean).join(' ')
}
