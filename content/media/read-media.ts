import type { Media } from '../payload-types.ts'
import { IMAGE_SIZES, imageFiles, originalFile, type NamedFile } from './image-sizes.ts'
import type { MediaStore } from './media-store.ts'
import { focalOf, makeSize, rightsOf } from './photograph.ts'

export type MediaOfFiles = Pick<
  Media,
  'hash' | 'original' | 'kind' | 'mimeType' | 'width' | 'height' | 'credit' | 'focalX' | 'focalY'
>

/**
 * Reads the files of media records. A size of a photograph is made from the original when it is first requested, and
 * then stored (decisions 048 and 059). Sizes are made one at a time, so that many new pictures do not take the
 * processor from visitors.
 */
export function createMediaReader(store: MediaStore) {
  let last: Promise<unknown> = Promise.resolve()

  return async (record: MediaOfFiles, name: string): Promise<Buffer | undefined> => {
    const kept = await store.read(name)
    const files = imageFiles(record)
    if (kept || !files || name === files.full.name) return kept
    const cutting = last.then(() => cut(record, files.full, name))
    last = cutting.catch(() => undefined)
    return cutting
  }

  async function cut(
    record: MediaOfFiles,
    full: NamedFile,
    name: string,
  ): Promise<Buffer | undefined> {
    const size = IMAGE_SIZES.find((each) => name.includes(`-${each.name}.`))
    const upload = await store.read(originalFile(record) ?? full.name)
    const bytes = upload ?? (await store.read(full.name)) // A store may lack the original: the largest file shows the same.
    if (!size || !bytes) return undefined
    const options = { focal: focalOf(record), rights: rightsOf(record) }
    const made = await makeSize({ ...full, bytes }, size, options)
    if (made) await store.write(name, made)
    return made
  }
}

export type ReadMedia = ReturnType<typeof createMediaReader>
