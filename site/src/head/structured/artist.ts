import { screenEdition } from '../../views/screen-edition.ts'
import type { Describe } from './described-page.ts'
import { imageObjects } from './image-object.ts'
import { collectionPage } from './item-list.ts'
import { person } from './person.ts'
import { webLinks } from './web-links.ts'

/** The artists of an edition. */
export const describeArtists: Describe = (page) => {
  const edition = screenEdition(page)
  const answer = edition && page.content.get(`/years/${edition.year}/artists`)
  const people = answer?.artists.map((artist) => person(artist, page.site))
  return { things: [collectionPage(page, people)] }
}

export const describeArtist: Describe = ({ content, params, site, description }) => {
  const artist = content.get(`/artists/${params['artist'] ?? ''}`)
  if (!artist) return undefined
  const links = [artist.website, ...artist.links.map(({ href }) => href)]
  return {
    things: [
      {
        ...person(artist, site),
        ...(description ? { description } : {}),
        ...imageObjects([artist.portrait ?? artist.works[0]], site),
        ...webLinks(links, site),
      },
    ],
  }
}
