import { anArticle } from 'contract/testing/article.ts'
import { aChannel, anArticleStub } from 'contract/testing/article-stub.ts'
import { aLegacyEdition } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import { aGuide } from 'contract/testing/guide.ts'
import { aHeading, aPage, aTextBlock } from 'contract/testing/page.ts'
import { aParticipateStub } from 'contract/testing/participate.ts'
import { aPartner, aTier } from 'contract/testing/partner.ts'
import { aFestivalStub, aPastFestival } from 'contract/testing/past-festival.ts'
import { aVenue, aYearVenue } from 'contract/testing/venue.ts'

const { logo: _logo, logo_light: _light, ...NO_LOGO } = aPartner()

export const EVERY_SCREEN = {
  '/routes': {
    custom_pages: ['about', '2024-photobook-weekend'],
    program: ['night-school'],
    festival_years: [2026, 2024, 2022],
  },
  '/pages/about': aPage({ blocks: [aHeading('Far down'), aTextBlock('By tram.')] }),
  '/years/2022': aLegacyEdition(),
  '/years/2022/program': { events: [] },
  '/years/2022/venues': { venues: [] },
  '/years/2022/venues/shed-9': aYearVenue(),
  '/years/2024/venues/shed-9': aYearVenue(),
  '/partners': { years: [{ year: 2026, tiers: [aTier({ partners: [NO_LOGO] })] }] },
  '/channel': aChannel([anArticleStub()]),
  '/participate': { items: [aParticipateStub()] },
  '/past-festivals': { items: [aFestivalStub()] },
  '/venues/shed-9': aVenue(),
  '/events/slack-water': anEvent(),
  '/guides/low-water': aGuide(),
  '/channel/six-rolls-one-winter': anArticle(),
  '/past-festivals/parallax-2024': aPastFestival(),
}

export const SCREEN_PATHS = [
  '/',
  '/partners',
  '/program',
  '/program/map',
  '/program/guides-walks',
  '/program/talks',
  '/timeline',
  '/venues',
  '/venues/shed-9',
  '/artists',
  '/artists/noor-castellane',
  '/channel',
  '/channel/six-rolls-one-winter',
  '/events/slack-water',
  '/guides/low-water',
  '/participate',
  '/participate/print-swap',
  '/past-festivals',
  '/past-festivals/parallax-2024',
  '/search',
  '/search?q=night',
  '/plan',
  '/now',
  '/changes',
  '/program/plain',
  '/about',
  '/2024/photobook-weekend',
  '/night-school',
  '/2024/program',
  '/2024/program/map',
  '/2024/program/talks',
  '/2024/artists',
  '/2024/venues',
  '/2024/venues/shed-9',
  '/2022/program',
  '/2022/program/exhibitions?sort=location',
  '/2022/program/events',
  '/2022/artists',
  '/2022/venues',
  '/2022/venues/shed-9',
]
