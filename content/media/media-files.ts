import type { MediaFile, MediaFiles } from '../api/media.ts'
import type { DocumentStore } from '../documents.ts'
import { imageFiles, mediaName, typeOf, type MediaRecord } from './image-sizes.ts'
import type { MediaStore } from './media-store.ts'

const NAME = /^(?<hash>[0-9a-f]{16})-(?<size>[a-z0-9_]+)\.(?<extension>[a-z0-9]+)$/

/** The files of the media records, by the names that answers call them by. */
export function createMediaFiles(
  documents: Pick<DocumentStore, 'current'>,
  store: Pick<MediaStore, 'read'>,
): MediaFiles {
  return (name) => {
    const { hash, size, extension } = NAME.exec(name)?.groups ?? {}
    if (hash === undefined || size === undefined || extension === undefined) return undefined
    const record = documents.current().media.find((media) => media.hash === hash)
    return record && fileNames(record).has(name) ? fileOf(store, name, extension) : undefined
  }
}

function fileOf(
  store: Pick<MediaStore, 'read'>,
  name: string,
  extension: string,
): MediaFile | undefined {
  const type = typeOf(extension)
  return type === undefined ? undefined : { type, read: () => store.read(name) }
}

/** The names of all files of a record. */
export function fileNames(record: MediaRecord): ReadonlySet<string> {
  const files = imageFiles(record)
  if (files) return new Set([files.full, ...files.sizes.values()].map(({ name }) => name))
  const isDocument = record.hash && record.mimeType === 'application/pdf'
  return new Set(isDocument ? [mediaName(record.hash ?? '', 'full', 'pdf')] : [])
}
