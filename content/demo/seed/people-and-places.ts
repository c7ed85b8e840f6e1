/** Demo records of pictures, partners, editions, venues and artists as documents. */
import type {
  DemoArtist,
  DemoFestival,
  DemoHours,
  DemoPartner,
  DemoPicture,
  DemoVenue,
} from '../records.ts'
import type { SeedContext } from './context.ts'

export function pictureDocument({ id, alt, decorative, credit }: DemoPicture) {
  return {
    kind: 'photograph' as const,
    source: id,
    alt,
    decorative,
    title: credit.work_title,
    credit,
  }
}

export function festivalDocument(festival: DemoFestival, context: SeedContext) {
  const { home: _home, lead_image, gallery, body, ...rest } = festival
  return {
    ...rest,
    zone: 'Australia/Melbourne',
    lead_image: context.id('media', lead_image),
    gallery: context.ids('media', gallery),
    body: context.prose(body),
  }
}

/** The picks of the home page: they can be made once the events are there. */
export function homeDocument({ home }: DemoFestival, context: SeedContext) {
  if (!home) return undefined
  return {
    hero: home.heroes.flatMap(({ event, image }) => {
      const ids = { event: context.id('events', event), image: context.id('media', image) }
      return ids.event === undefined || ids.image === undefined
        ? []
        : [{ event: ids.event, image: ids.image }]
    }),
    lead: home.lead,
    featured: context.ids('events', home.featured),
    band: {
      event: context.id('events', home.band.event),
      image: context.id('media', home.band.image),
    },
    guides: context.ids('guides', home.guides),
    articles: context.ids('articles', home.articles),
  }
}

export function partnerDocument(partner: DemoPartner, context: SeedContext) {
  return {
    ...partner,
    logo: context.id('media', partner.logo),
    logo_light: context.id('media', partner.logo_light),
  }
}

export function venueDocument(venue: DemoVenue, context: SeedContext) {
  return {
    ...venue,
    image: context.id('media', venue.image),
    body: context.prose(venue.body),
    parent_venue: context.id('venues', venue.parent_venue),
    hours: hoursDocument(venue.hours),
    editions: venue.editions.map((edition) => ({
      ...edition,
      hours: hoursDocument(edition.hours),
    })),
  }
}

export function artistDocument(artist: DemoArtist, context: SeedContext) {
  return {
    ...artist,
    bio: context.prose(artist.bio),
    portrait: context.id('media', artist.portrait),
    works: context.ids('media', artist.works),
  }
}

/** Days are options of a select, and so texts. */
export function hoursDocument(hours: DemoHours | undefined) {
  if (!hours) return undefined
  return { ...hours, weekly: hours.weekly.map((row) => ({ ...row, day: String(row.day) })) }
}
