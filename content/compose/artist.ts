import type { WireOf } from 'contract/answers/keys.ts'
import { byDate, byNewest } from 'contract/rules/program-order.ts'
import { meta } from './meta.ts'
import { instant } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { artistRef } from './program-stubs.ts'
import type { Stubs } from './stub-types.ts'

type Artist = WireOf<`/artists/${string}`>

/** `/artists/{artist}`. */
export function composeArtist(artist: RecordOf<'artists'>, records: Records, stubs: Stubs): Artist {
  const portrait = records.image(artist.portrait)
  const events = stubs.events(stubs.eventsBy(artist.id))
  const articles = stubs.articles(stubs.articlesAbout(artist.id))
  return {
    ...artistRef(artist),
    sort_name: artist.sort_name,
    kind: artist.kind,
    ...(artist.pronouns ? { pronouns: artist.pronouns } : {}),
    countries: artist.countries ?? [],
    ...(artist.based_in ? { based_in: artist.based_in } : {}),
    ...(artist.born ? { born: artist.born } : {}),
    ...(artist.died ? { died: artist.died } : {}),
    bio: records.text(artist.bio),
    ...(portrait ? { portrait } : {}),
    works: records.images(artist.works),
    ...(artist.website ? { website: artist.website } : {}),
    links: (artist.links ?? []).map(({ title, href }) => ({ title, href })),
    ...(artist.represented_by ? { represented_by: artist.represented_by } : {}),
    events: events.toSorted((a, b) => b.year - a.year || byDate(a, b)),
    articles: articles.toSorted(byNewest),
    ...meta(artist.meta, records),
    updated_at: instant(artist.updatedAt),
  }
}
