import type { WireOf } from 'contract/answers/keys.ts'
import type { RecordOf } from './records.ts'

export type EventStub = WireOf<`/years/${number}/program`>['events'][number]
export type ArtistStub = WireOf<`/years/${number}/artists`>['artists'][number]
export type VenueStub = WireOf<`/years/${number}/venues`>['venues'][number]
export type GuideStub = WireOf<`/years/${number}/guides`>['guides'][number]
export type ArticleStub = WireOf<'/channel'>['articles'][number]
export type ParticipateStub = WireOf<'/participate'>['items'][number]
export type FestivalStub = WireOf<'/past-festivals'>['items'][number]
export type VenueRef = NonNullable<EventStub['venue']>
type EventRef = ArtistStub['events'][number]

/** Stubs: records as they are embedded in answers (spec/content C2). Each is made once. */
export interface Stubs {
  event(id: number): EventStub | undefined
  events(ids: readonly number[] | undefined): EventStub[]
  eventRef(event: RecordOf<'events'>): EventRef
  /** With the artist's events of one year. */
  artist(id: number, year: number): ArtistStub | undefined
  venueRef(id: number | undefined, year: number): VenueRef | undefined
  venue(id: number, year: number): VenueStub | undefined
  guide(id: number): GuideStub | undefined
  article(id: number): ArticleStub | undefined
  articles(ids: readonly number[] | undefined): ArticleStub[]
  participate(id: number): ParticipateStub | undefined
  festival(id: number): FestivalStub | undefined
  /** Visible events of an edition. */
  eventsOf(year: number): readonly RecordOf<'events'>[]
}
