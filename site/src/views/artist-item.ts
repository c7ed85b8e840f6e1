import type { ArtistStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { numberText } from './event-item.ts'
import { pictureView, type PictureView } from './picture.ts'

export interface ArtistItemView {
  readonly id: string
  readonly href: string
  readonly name: string
  /** Joined by commas, in the artist's order. */
  readonly countries: string
  /** The year's events with their numbers. */
  readonly events: readonly { readonly title: string; readonly number?: string | undefined }[]
  /** The lowest number of the year's events. */
  readonly number?: number | undefined
  /** The first letter of the sort key, `a` to `z`, or `#`. */
  readonly letter: string
  readonly picture?: PictureView | undefined
}

export function artistItemView(artist: ArtistStub): ArtistItemView {
  const numbers = artist.events.flatMap(({ number }) => number ?? [])
  return {
    id: artist.id,
    href: pathOf({ type: 'artist', slug: artist.slug }),
    name: artist.name,
    countries: artist.countries.join(', '),
    events: artist.events.map(({ title, number }) => ({
      title,
      number: number === undefined ? undefined : numberText(number),
    })),
    number: numbers.length > 0 ? Math.min(...numbers) : undefined,
    letter: letterOf(artist.sort_key),
    picture: pictureView(artist.image),
  }
}

/** The heading of names that begin with no letter from A to Z. */
export const NO_LETTER = '#'

/** The letter that a sort key begins with, `a` to `z`; `NO_LETTER` if it begins with something else. */
export function letterOf(sortKey = ''): string {
  const initial = sortKey.slice(0, 1)
  return /^[a-z]$/.test(initial) ? initial : NO_LETTER
}
