import { Artist as ArtistAnswer } from 'contract/answers/artist.ts'
import type { WireOf } from 'contract/answers/keys.ts'
import { byDate, byNewest } from 'contract/rules/sort-orders.ts'
import { copier } from './copier.ts'
import { meta } from './meta.ts'
import { instant } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { artistRef } from './program-stubs.ts'
import type { Stubs } from './stub-types.ts'

const copyArtist = copier(ArtistAnswer)

type Artist = WireOf<`/artists/${string}`>

/** `/artists/{artist}`. */
export function composeArtist(artist: RecordOf<'artists'>, records: Records, stubs: Stubs): Artist {
  const portrait = records.image(artist.portrait)
  const events = stubs.events(stubs.eventsBy(artist.id))
  const articles = stubs.articles(stubs.articlesAbout(artist.id))
  return {
    ...copyArtist(artist),
    ...artistRef(artist),
    bio: records.text(artist.bio),
    ...(portrait ? { portrait } : {}),
    works: records.images(artist.works),
    links: (artist.links ?? []).map(({ title, href }) => ({ title, href })),
    events: events.toSorted((a, b) => b.year - a.year || byDate(a, b)),
    articles: articles.toSorted(byNewest),
    ...meta(artist.meta, records),
    updated_at: instant(artist.updatedAt),
  }
}
