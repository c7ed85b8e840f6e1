import type { RichText } from 'contract/answers/rich-text.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import { articleItemView, type ArticleItemView } from '../../views/article-item.ts'
import { contextsOf, currentYear, type EditionContexts } from '../../views/edition.ts'
import { type EventItemView, eventItems } from '../../views/event-item.ts'
import { pageMeta } from '../../views/page-meta.ts'
import {
  openablePictures,
  type OpenablePictureView,
  pictureView,
  type PictureView,
} from '../../views/picture.ts'
import { plainText } from '../../views/rich-text.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface ArtistView {
  readonly name: string
  /** Whether the page names a person who has died. */
  readonly isSensitive: boolean
  readonly facts: readonly { readonly term: string; readonly text: string }[]
  readonly portrait?: PictureView | undefined
  readonly bio: RichText
  readonly current?:
    | { readonly title: string; readonly events: readonly EventItemView[] }
    | undefined
  readonly works: readonly OpenablePictureView[]
  /** Newest year first. */
  readonly earlier: readonly { readonly year: number; readonly events: readonly EventItemView[] }[]
  readonly articles: readonly ArticleItemView[]
  readonly links: readonly { readonly title: string; readonly href: string }[]
}

/** spec/screens §5.8 */
export function loadArtist({ content, moment, params }: LoadArgs): Loaded<ArtistView> | NotFound {
  const artist = content.get(`/artists/${params['artist'] ?? ''}`)
  if (!artist) return notFound
  const year = currentYear(content)
  const current = artist.events.filter((event) => event.year === year)
  const contexts = contextsOf(content, artist.events, moment)
  const edition = year === undefined ? undefined : content.get(`/years/${year}`)
  return {
    page: pageMeta({
      title: artist.name,
      description: plainText(artist.bio),
      image: artist.portrait ?? artist.works[0],
      meta: artist.meta,
    }),
    view: {
      name: artist.name,
      isSensitive: artist.died !== undefined,
      facts: [
        ...fact('Pronouns', artist.pronouns),
        ...fact(artist.countries.length > 1 ? 'Countries' : 'Country', artist.countries.join(', ')),
        ...fact('Born', artist.born),
        ...fact('Based in', artist.based_in),
        ...fact('Represented by', artist.represented_by),
      ],
      portrait: pictureView(artist.portrait),
      bio: artist.bio,
      current:
        current.length > 0
          ? {
              title: `In ${edition?.name ?? 'the current program'}`,
              events: eventItems(current, contexts),
            }
          : undefined,
      works: openablePictures(artist.works),
      earlier: byYear(
        artist.events.filter((event) => event.year !== year),
        contexts,
      ),
      articles: artist.articles.map(articleItemView),
      links: [
        ...(artist.website ? [{ title: 'Website', href: artist.website }] : []),
        ...artist.links.map(({ title, href }) => ({ title, href })),
      ],
    },
  }
}

function fact(term: string, text: string | undefined): ArtistView['facts'] {
  return text ? [{ term, text }] : []
}

/** The answer is sorted by year already. */
function byYear(events: readonly EventStub[], contexts: EditionContexts): ArtistView['earlier'] {
  return [...Map.groupBy(events, (event) => event.year)].map(([year, ofYear]) => ({
    year,
    events: eventItems(ofYear, contexts),
  }))
}
