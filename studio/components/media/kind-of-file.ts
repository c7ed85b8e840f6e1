import { MEDIA_KINDS } from 'content/media/media-kinds.ts'
import type { Media } from 'content/payload-types.ts'

/** The files that can be uploaded for these kinds, as a file chooser takes them. */
export function acceptedFor(kinds: readonly Media['kind'][]): string {
  const types = MEDIA_KINDS.filter(({ kind }) => kinds.includes(kind)).map(({ types: own }) => own)
  return types.flat().join(',')
}

/**
 * The kind of a file, from the type that the browser reports, so that nobody has to choose it. A PNG may be a logo;
 * in that case a person chooses.
 */
export function kindOfFile({ type }: Pick<File, 'type'>): Media['kind'] | undefined {
  if (type === 'image/png') return undefined
  return MEDIA_KINDS.find(({ types }) => types.includes(type))?.kind
}
