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

/**
 * The fields of an event by which lists choose it. There are no texts among them, so a changed title does not rebuild
 * the lists.
 */
export type ListedEvent = Pick<
  RecordOf<'events'>,
  'id' | 'festival' | 'type' | 'number' | 'parent' | 'tags' | 'flags' | 'venues'
> & {
  readonly kind: EventStub['kind']
  readonly artists: readonly number[]
  /** The main venue. */
  readonly main: number | undefined
  /** The venues of the event's sessions. */
  readonly sessionVenues: readonly number[]
}

interface Placed {
  readonly id: number
  readonly geo?: { readonly lat: number; readonly lon: number } | undefined
}

/** Makes stubs: records in the short form in which other answers contain them (spec/content C2). Each is made once. */
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

/**
 * Lists, mostly of ids, from which answers choose. An answer that reads a list is composed again only when that list
 * changes.
 */
export interface Lists {
  /** Visible events of an edition. */
  eventsOf(year: number): readonly ListedEvent[]
  /** Visible events of an edition, with the positions of their main venues. */
  placesOf(year: number): readonly Placed[]
  /** The events of an artist, in every year. */
  eventsBy(artist: number): readonly number[]
  artistsOf(year: number): readonly number[]
  /** Up to four events of the same year: those that share the most tags with this one. */
  sameTags(event: number): readonly number[]
  /** The venues that take part in an edition. */
  venuesOf(year: number): readonly Placed[]
  /** The guides that stop at an event, each with the number of the stop, from 1. */
  stopsAt(event: number): readonly { readonly guide: number; readonly stop: number }[]
  /** Newest first. */
  newestArticles(): readonly number[]
  /** The articles by an artist, or with the artist among their related records. */
  articlesAbout(artist: number): readonly number[]
  /** Newest first. */
  pastFestivals(): readonly number[]
}
