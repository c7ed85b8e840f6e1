import { MEDIA_KINDS } from 'content/media/media-kinds.ts'
import type { Media } from 'content/payload-types.ts'

/** The files that can be uploaded for these kinds, as a file chooser takes them. */
export function acceptedFor(kinds: readonly Media['kind'][]): string {
  const types = MEDIA_KINDS.filter(({ kind }) => kinds.includes(kind)).map(({ types: own }) => own)
  return types.flat().join(',')
}

/** What a file is, by the type that the browser gives it, so that nobody has to say it. A PNG may be a logo: that a person says. */
export function kindOfFile({ type }: Pick<File, 'type'>): Media['kind'] | undefined {
  if (type === 'image/png') return undefined
  return MEDIA_KINDS.find(({ types }) => types.includes(type))?.kind
}
