import type { WireOf } from 'contract/answers/keys.ts'
import { largestFile } from '../media/image-sizes.ts'
import type { RecordOf } from './flat.ts'

/** A file of the festival's own media. */
export interface MediaFile {
  readonly url: string
  readonly bytes: number
  /** Whole seconds; only sounds have it. */
  readonly duration_s?: number
}

export interface MediaRecords {
  file(id: number | undefined): MediaFile | undefined
}

/** The largest file of a photograph. Undefined while the record has no file. */
export function mediaFile(media: RecordOf<'media'> | undefined): MediaFile | undefined {
  const name = media && largestFile(media)
  if (!media || name === undefined) return undefined
  const { filesize = 0, duration_s } = media
  return {
    url: `/media/${name}`,
    bytes: filesize,
    ...(duration_s === undefined ? {} : { duration_s }),
  }
}

type FileLink = WireOf<`/participate/${string}`>['downloads'][number]

/** Each is a media file, or the address and size of a file elsewhere. */
type StaffFiles = readonly {
  readonly title: string
  readonly file?: number
  readonly url?: string
  readonly bytes?: number
}[]

/** An entry with neither a file nor an address is left out. */
export function fileLinks(files: StaffFiles | undefined, records: MediaRecords): FileLink[] {
  return (files ?? []).flatMap(({ title, file, url, bytes }) => {
    const own = records.file(file)
    const found = own ?? (url === undefined ? undefined : { url, bytes: bytes ?? 0 })
    return found ? [{ title, url: found.url, bytes: found.bytes }] : []
  })
}
