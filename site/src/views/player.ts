import type { RichText } from 'contract/answers/rich-text.ts'
import type { PictureView } from './picture.ts'

/** A film or sound that another site plays. */
export interface PlayerView {
  readonly title: string
  readonly provider: string
  readonly href: string
  /** The address of the provider's player; a press loads it (decision 026). */
  readonly frame: string
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

interface Provider {
  readonly name: string
  readonly page: (id: string) => string
  /** The player's host is allowed by the Content Security Policy (spec/faults §11). */
  readonly frame: (id: string) => string
}

/** The address of a SoundCloud page cannot be made from an id, so the link to the page leads to the player. */
const SOUNDCLOUD = 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/'

/** A player begins at once, because a press loads it. `youtube-nocookie.com` and `dnt` store the least data. */
const PROVIDERS: Readonly<Record<PlayerSource['provider'], Provider>> = {
  youtube: {
    name: 'YouTube',
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    page: (id) => `https://vimeo.com/${id}`,
    frame: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  soundcloud: {
    name: 'SoundCloud',
    page: (id) => SOUNDCLOUD + id,
    frame: (id) => `${SOUNDCLOUD}${id}&auto_play=true`,
  },
}

/** An id has only letters, digits, dashes and underscores (`EmbedId`), so it needs no escaping. */
export function playerView(source: PlayerSource, poster?: PictureView): PlayerView {
  const { name, page, frame } = PROVIDERS[source.provider]
  return {
    title: source.title,
    provider: name,
    href: page(source.id),
    frame: frame(source.id),
    hasCaptions: source.captions === true ? true : undefined,
    poster,
    transcript: source.transcript && source.transcript.length > 0 ? source.transcript : undefined,
  }
}
