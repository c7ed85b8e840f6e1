import type { DocumentStore } from '../stores/documents.ts'
import { imageFiles, largestFile, typeOf, type MediaRecord } from './image-sizes.ts'
import type { ReadMedia } from './read-media.ts'

const NAME = /^(?<hash>[0-9a-f]{16})-(?<size>[a-z0-9_]+)\.(?<extension>[a-z0-9]+)$/

export interface MediaFile {
  readonly type: string
  readonly read: () => Promise<Buffer | undefined>
}

/**
 * Finds a published file by its name, `{hash}-{size}.{ext}`. Other names are never looked up on the disk, so that a
 * hostile name cannot become a path (spec/faults M1).
 */
export type MediaFiles = (name: string) => MediaFile | undefined

export function createMediaFiles(
  documents: Pick<DocumentStore, 'current'>,
  read: ReadMedia,
): MediaFiles {
  return (name) => {
    const { hash, size, extension } = NAME.exec(name)?.groups ?? {}
    if (hash === undefined || size === undefined || extension === undefined) return undefined
    const record = documents.current().media.find((media) => media.hash === hash)
    const type = typeOf(extension)
    if (!record || type === undefined || !namesOf(record).has(name)) return undefined
    return { type, read: () => read(record, name) }
  }
}

function namesOf(record: MediaRecord): ReadonlySet<string> {
  const sizes = [...(imageFiles(record)?.sizes.values() ?? [])].map(({ name }) => name)
  const largest = largestFile(record)
  return new Set(largest === undefined ? sizes : [largest, ...sizes])
}
