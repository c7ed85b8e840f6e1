import { plainTitle } from 'contract/rules/caption.ts'
import type { Event } from 'contract/answers/event.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import type { RichText } from 'contract/answers/rich-text.ts'
import { joinAccess } from 'contract/rules/access.ts'
import { EVENT_FLAGS } from 'contract/rules/kinds.ts'
import { OPEN_GRAPH_SIZE } from 'contract/rules/open-graph-size.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { articleItemView, type ArticleItemView } from '../../views/article-item.ts'
import { isCurrentYear, contextsOf, pastView, type PastView } from '../../views/edition.ts'
import { asStub, eventFingerprint, type MarkView } from '../../views/fingerprint.ts'
import {
  numberText,
  type EventItemView,
  eventItems,
  possibleItems,
} from '../../views/event-item.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { peopleNotice } from '../../views/people-who-died.ts'
import { openablePicture, openablePictures, type OpenablePictureView } from '../../views/picture.ts'
import { statusWord } from '../../views/status.ts'
import { typePath } from '../../views/type-path.ts'
import { yearPath, type NamedYearLink } from '../../views/year-nav.ts'
import {
  notFound,
  type Loaded,
  type LoadArgs,
  type NotFound,
  type PageImage,
  type PageMeta,
} from '../../views/screen.ts'
import { loadStreetMap } from '../../map/load-street-map.ts'
import type { StreetMapView, MapFeature } from '../../map/street-map-view.ts'
import { bannerView, type BannerView } from './banner.ts'
import { eventFactsView, type EventFactsView } from './facts.ts'
import { partOfView, type PartOfView } from './part-of.ts'
import { eventTiming, type EventTiming } from './timing.ts'
import { venueFeature } from '../../views/venue-pin.ts'

export interface EventView {
  readonly mark: MarkView
  readonly banner?: BannerView | undefined
  readonly past?: PastView | undefined
  /** Set if the event is not of the current year. */
  readonly year?: NamedYearLink | undefined
  readonly artists: readonly {
    readonly name: string
    readonly href: string
    readonly role?: string | undefined
  }[]
  /** Titles of works are in square brackets. */
  readonly title: string
  readonly type: { readonly text: string; readonly href: string }
  readonly number?: string | undefined
  readonly flags: readonly string[]
  /** A warning before the first picture: the event contains names or images of people who have died. */
  readonly notice?: string | undefined
  readonly picture?: OpenablePictureView | undefined
  readonly facts: EventFactsView
  readonly teaser: string
  readonly body: RichText
  readonly gallery: readonly OpenablePictureView[]
  readonly credits: readonly string[]
  readonly partners: readonly { readonly name: string; readonly href: string }[]
  readonly partOf: PartOfView
  /** Absent if no place of the event has a position, or if there is no base map. */
  readonly map?: StreetMapView | undefined
  readonly here: { readonly title: string; readonly events: readonly EventItemView[] }
  readonly nearby: readonly EventItemView[]
  readonly related: readonly EventItemView[]
  readonly articles: readonly ArticleItemView[]
}

/** Events of all years have this one screen (spec/screens §5.11). */
export function loadEvent({ content, moment, params }: LoadArgs): Loaded<EventView> | NotFound {
  const event = content.get(`/events/${params['event'] ?? ''}`)
  if (!event) return notFound
  const isCurrent = isCurrentYear(content, event.year)
  const site = content.get('/site')
  const timing = eventTiming(event, moment)
  const contexts = contextsOf(content, relatedEvents(event), moment)
  const venueYear = isCurrent ? undefined : event.year
  const items = (events: readonly EventStub[]) => eventItems(events, contexts)
  const possible = (events: readonly EventStub[]) =>
    possibleItems(events, contexts).filter(({ now }) => now?.state !== 'cancelled')
  const { here, nearby, related } = eachOnce(event)
  const facts = eventFactsView({ event, timing, venueYear, contact: site?.access_contact })
  return {
    page: pageOf(event, timing, facts),
    view: {
      mark: {
        code: event.id,
        fingerprint: eventFingerprint(asStub(event)),
        name: plainTitle(event.title),
      },
      banner: bannerView(event, timing),
      past: pastView(event.edition, { moment, isCurrent }),
      year: isCurrent ? undefined : programLink(event.year),
      artists: artistsView(event),
      title: event.title,
      type: {
        text: event.program_type?.singular ?? event.type,
        href: typePath(isCurrent ? '/program' : `/${event.year}/program`, event.type),
      },
      number: event.number === undefined ? undefined : numberText(event.number),
      flags: event.flags.map((flag) => EVENT_FLAGS[flag]),
      notice: noticeOf(event),
      picture: openablePicture(event.lead_image),
      facts,
      teaser: event.teaser,
      body: event.body,
      gallery: openablePictures(event.gallery),
      credits: event.credits_text,
      partners: event.partners.map(({ name, website }) => ({ name, href: website })),
      partOf: partOfView(event, items),
      map: loadStreetMap(content, {
        area: event.basemap,
        features: mapFeatures(event, venueYear),
      }),
      here: {
        title: `Also at ${event.venues[0]?.name ?? 'this venue'}`,
        events: possible(here),
      },
      nearby: possible(nearby),
      related: possible(related),
      articles: event.related.articles.map(articleItemView),
    },
  }
}

function pageOf(event: Event, timing: EventTiming, view: EventFactsView): PageMeta {
  const { title, teaser, meta, theme, edition } = event
  const copy = { title: plainTitle(title), description: teaser, facts: sharedFacts(timing, view) }
  return pageMeta({ ...copy, image: sharedPicture(event), meta, theme, edition })
}

/** The social picture, or the leading picture if there is none (decision 080). */
function sharedPicture(event: Event): PageImage | undefined {
  const { social, title, lead_image: picture } = event
  // The preview of a link shows its picture before any words, so a notice would come too late.
  if (noticeOf(event) !== undefined) return undefined
  if (social === undefined) return picture
  const alt = [plainTitle(title), picture?.alt].filter(Boolean).join(': ')
  return { url: social, ...OPEN_GRAPH_SIZE, alt, sizes: {} }
}

/** They come first in a link preview. */
function sharedFacts(
  { standing }: EventTiming,
  { when, places: [place], noPlace }: EventFactsView,
): string {
  return [statusWord(standing), when, place?.name ?? noPlace].filter(Boolean).join(', ')
}

/** spec/content A5 */
function noticeOf({ access, sessions, venues }: Event): string | undefined {
  const codes = joinAccess(
    ...[{ access }, ...sessions, ...venues].map((each) => each.access?.items),
  )
  return peopleNotice(codes)
}

function programLink(year: number): NamedYearLink {
  return { year, href: yearPath(year, 'program'), text: `Program ${year}` }
}

function relatedEvents(event: Event): readonly EventStub[] {
  return [...partsOf(event), ...event.here, ...event.nearby, ...event.related.events]
}

function partsOf({ parent, children }: Event): readonly EventStub[] {
  return parent ? [parent, ...children] : children
}

/** Each event is in the first of these sections that has it, so that none has two cards (spec/screens §5.11.12). */
function eachOnce(event: Event) {
  const { here, nearby, related } = event
  const parts = partsOf(event)
  return {
    here: without(here, parts),
    nearby: without(nearby, [...parts, ...here]),
    related: without(related.events, [...parts, ...here, ...nearby]),
  }
}

function without(events: readonly EventStub[], shown: readonly EventStub[]): readonly EventStub[] {
  const slugs = new Set(shown.map(({ slug }) => slug))
  return events.filter(({ slug }) => !slugs.has(slug))
}

/** The role "artist" is left out, because it is the usual one. */
function artistsView({ artists }: Event): EventView['artists'] {
  return artists.map(({ artist, role }) => ({
    name: artist.name,
    href: pathOf({ type: 'artist', slug: artist.slug }),
    role: role === 'artist' ? undefined : role,
  }))
}

/** Each venue once. `events: 0` keeps a pin from counting other events: it has only the number of this one. */
function mapFeatures(
  { venues, sessions, number }: Event,
  year: number | undefined,
): readonly (MapFeature | undefined)[] {
  const numbers = number === undefined ? [] : [number]
  const places = [...venues, ...sessions.flatMap(({ venue }) => venue ?? [])]
  const once = new Map(places.map((venue) => [venue.id, venue]))
  return [...once.values()].map((venue) =>
    venueFeature({ ...venue, numbers, events: 0, exhibitions: 0 }, { year }),
  )
}
