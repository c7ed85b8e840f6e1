import type { Artist } from 'contract/answers/artist.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { type Describe, type DescribedSite, imageObjects, sameAs } from './properties.ts'

/** spec/screens §5.8 */
export const describeArtist: Describe = ({ content, params, site, page }) => {
  const artist = content.get(`/artists/${params['artist'] ?? ''}`)
  if (!artist) return []
  return [
    {
      ...person(artist, site),
      description: page.description,
      image: imageObjects([artist.portrait], site),
      sameAs: sameAs([artist.website, ...artist.links.map(({ href }) => href)], site),
    },
  ]
}

/** To schema.org a `Person` is one human being, so a collective is an `Organization`. */
export function person(
  { slug, name, kind }: Pick<Artist, 'slug' | 'name' | 'kind'>,
  { origin }: DescribedSite,
) {
  const url = origin + pathOf({ type: 'artist', slug })
  const type = kind === 'collective' ? 'Organization' : 'Person'
  return { '@type': type, '@id': url, name, url } as const
}
