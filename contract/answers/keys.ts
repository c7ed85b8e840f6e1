import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { Article } from './article.ts'
import { Artist } from './artist.ts'
import { Basemap } from './basemap.ts'
import { YearChanges } from './changes.ts'
import { Channel } from './channel.ts'
import { Event } from './event.ts'
import { Global } from './global.ts'
import { Guide } from './guide.ts'
import { Home } from './home.ts'
import { Localtime } from './localtime.ts'
import { Page } from './page.ts'
import { Participate, ParticipateItem } from './participate.ts'
import { Partners } from './partners.ts'
import { PastFestival, PastFestivals } from './past-festivals.ts'
import { Redirects } from './redirects.ts'
import { Routes } from './routes.ts'
import { Search } from './search.ts'
import { Site } from './site.ts'
import { Strand } from './strand.ts'
import { Timeline } from './timeline.ts'
import { Venue, YearVenue } from './venue.ts'
import { Edition, YearArtists, YearGuides, YearProgram, YearVenues } from './year.ts'

/** Keys with one answer each (spec/content C1, C4). */
const FIXED = {
  '/routes': Routes,
  '/global': Global,
  '/localtime': Localtime,
  '/site': Site,
  '/redirects': Redirects,
  '/home': Home,
  '/partners': Partners,
  '/timeline': Timeline,
  '/search': Search,
  '/channel': Channel,
  '/participate': Participate,
  '/past-festivals': PastFestivals,
} as const

const PARAMETERISED = [
  [/^\/channel\/[^/]+$/, Article],
  [/^\/participate\/[^/]+$/, ParticipateItem],
  [/^\/past-festivals\/[^/]+$/, PastFestival],
  [/^\/years\/\d{4}$/, Edition],
  [/^\/years\/\d{4}\/program$/, YearProgram],
  [/^\/years\/\d{4}\/artists$/, YearArtists],
  [/^\/years\/\d{4}\/venues$/, YearVenues],
  [/^\/years\/\d{4}\/venues\/[^/]+$/, YearVenue],
  [/^\/years\/\d{4}\/guides$/, YearGuides],
  [/^\/years\/\d{4}\/changes$/, YearChanges],
  [/^\/events\/[^/]+$/, Event],
  [/^\/artists\/[^/]+$/, Artist],
  [/^\/venues\/[^/]+$/, Venue],
  [/^\/guides\/[^/]+$/, Guide],
  [/^\/pages\/.+$/, Page],
  [/^\/strands\/.+$/, Strand],
  [/^\/basemap\/(?:city|inner|victoria)$/, Basemap],
] as const

interface Schemas extends Readonly<typeof FIXED> {
  readonly [key: `/channel/${string}`]: typeof Article
  readonly [key: `/participate/${string}`]: typeof ParticipateItem
  readonly [key: `/past-festivals/${string}`]: typeof PastFestival
  readonly [key: `/years/${number}`]: typeof Edition
  readonly [key: `/years/${number}/program`]: typeof YearProgram
  readonly [key: `/years/${number}/artists`]: typeof YearArtists
  readonly [key: `/years/${number}/venues`]: typeof YearVenues
  readonly [key: `/years/${number}/venues/${string}`]: typeof YearVenue
  readonly [key: `/years/${number}/guides`]: typeof YearGuides
  readonly [key: `/years/${number}/changes`]: typeof YearChanges
  readonly [key: `/events/${string}`]: typeof Event
  readonly [key: `/artists/${string}`]: typeof Artist
  readonly [key: `/venues/${string}`]: typeof Venue
  readonly [key: `/guides/${string}`]: typeof Guide
  readonly [key: `/pages/${string}`]: typeof Page
  readonly [key: `/strands/${string}`]: typeof Strand
  readonly '/basemap/city': typeof Basemap
  readonly '/basemap/inner': typeof Basemap
  readonly '/basemap/victoria': typeof Basemap
}

/** Without a query. */
export type AnswerKey = keyof Schemas
/** The parsed answer. */
export type AnswerOf<Key extends AnswerKey> = InferOutput<Schemas[Key]>
/** The answer before parsing, as it is in JSON. */
export type WireOf<Key extends AnswerKey> = InferInput<Schemas[Key]>

/** Undefined for a key that the contract does not have. */
export function schemaOf(key: string): GenericSchema | undefined {
  if (Object.hasOwn(FIXED, key)) return FIXED[key as keyof typeof FIXED]
  return PARAMETERISED.find(([pattern]) => pattern.test(key))?.[1]
}

export function isAnswerKey(key: string): key is AnswerKey {
  return schemaOf(key) !== undefined
}
