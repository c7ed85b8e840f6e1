import type { WireOf } from 'contract/answers/keys.ts'
import type { RecordOf } from './flat.ts'

export type EventStub = WireOf<`/years/${number}/program`>['events'][number]
export type ArtistStub = WireOf<`/years/${number}/artists`>['artists'][number]
export type VenueStub = WireOf<`/years/${number}/venues`>['venues'][number]
export type GuideStub = WireOf<`/years/${number}/guides`>['guides'][number]
export type ArticleStub = WireOf<'/channel'>['articles'][number]
export type ParticipateStub = WireOf<'/participate'>['items'][number]
export type FestivalStub = WireOf<'/past-festivals'>['items'][number]
export type VenueRef = NonNullable<EventStub['venue']>
type EventRef = ArtistStub['events'][number]

/** What lists choose an event by. There are no texts: a changed title does not rebuild the lists. */
export type ListedEvent = Pick<
  RecordOf<'events'>,
  'id' | 'festival' | 'type' | 'number' | 'parent' | 'tags' | 'flags' | 'venues'
> & {
  readonly kind: EventStub['kind']
  readonly artists: readonly number[]
  /** The id of the main venue. */
  readonly main: number | undefined
  /** The ids of venues. */
  readonly sessionVenues: readonly number[]
}

interface Placed {
  readonly id: number
  readonly geo?: { readonly lat: number; readonly lon: number } | undefined
}

/** Records in the short form in which other answers contain them (spec/content C2). Each is made once. */
export interface Stubs extends Lists {
  event(id: number): EventStub | undefined
  events(ids: readonly number[] | undefined): EventStub[]
  eventRef(id: number): EventRef | undefined
  /** With the artist's events of one year. */
  artist(id: number, year: number): ArtistStub | undefined
  venueRef(id: number | undefined, year: number): VenueRef | undefined
  venue(id: number, year: number): VenueStub | undefined
  guide(id: number): GuideStub | undefined
  article(id: number): ArticleStub | undefined
  articles(ids: readonly number[] | undefined): ArticleStub[]
  participate(id: number): ParticipateStub | undefined
  festival(id: number): FestivalStub | undefined
}

/** Lists, mostly of ids. An answer that reads one is composed again only when that list changes. */
export interface Lists {
  /** Only visible events. */
  eventsOf(year: number): readonly ListedEvent[]
  /** Visible events, each at the place of its main venue. */
  placesOf(year: number): readonly Placed[]
  /** The artist's events in every year. */
  eventsBy(artist: number): readonly number[]
  artistsOf(year: number): readonly number[]
  /** Up to four events of the same year: those that share the most tags with this one. */
  sameTags(event: number): readonly number[]
  /** The venues that take part in the edition. */
  venuesOf(year: number): readonly Placed[]
  /** `stop` is the number of the stop, from 1. */
  stopsAt(event: number): readonly { readonly guide: number; readonly stop: number }[]
  /** Newest first. */
  newestArticles(): readonly number[]
  /** Articles by the artist, or that name the artist as related. */
  articlesAbout(artist: number): readonly number[]
  /** Newest first. */
  pastFestivals(): readonly number[]
}
