import { MEDIA_KINDS } from 'content/media/media-kinds.ts'
import type { Media } from 'content/payload-types.ts'

/** As the `accept` of a file chooser. */
export function acceptedFor(kinds: readonly Media['kind'][]): string {
  const types = MEDIA_KINDS.filter(({ kind }) => kinds.includes(kind)).map(({ types: own }) => own)
  return types.flat().join(',')
}

/** The kind by the type that the browser reports. A PNG may be a logo, so a person chooses its kind. */
export function kindOfFile({ type }: Pick<File, 'type'>): Media['kind'] | undefined {
  if (type === 'image/png') return undefined
  return MEDIA_KINDS.find(({ types }) => types.includes(type))?.kind
}
