import type { RichText } from 'contract/answers/rich-text.ts'
import type { PictureView } from './picture.ts'

/** A film or sound that another site plays. */
export interface PlayerView {
  readonly title: string
  /** Name of the provider. */
  readonly provider: string
  /** Its own page. */
  readonly href: string
  readonly hasCaptions?: true | undefined
  readonly poster?: PictureView | undefined
  readonly transcript?: RichText | undefined
}

export interface PlayerSource {
  readonly provider: 'youtube' | 'vimeo' | 'soundcloud'
  readonly id: string
  readonly title: string
  readonly captions?: boolean | undefined
  readonly transcript?: RichText | undefined
}

const PROVIDERS = {
  youtube: { name: 'YouTube', prefix: 'https://www.youtube.com/watch?v=' },
  vimeo: { name: 'Vimeo', prefix: 'https://vimeo.com/' },
  soundcloud: {
    name: 'SoundCloud',
    prefix: 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/',
  },
} as const

/** An id is letters, digits, dash and underscore only (`EmbedId`), so it needs no escaping. */
export function playerView(source: PlayerSource, poster?: PictureView): PlayerView {
  const { name, prefix } = PROVIDERS[source.provider]
  return {
    title: source.title,
    provider: name,
    href: prefix + source.id,
    hasCaptions: source.captions === true ? true : undefined,
    poster,
    transcript: source.transcript && source.transcript.length > 0 ? source.transcript : undefined,
  }
}
