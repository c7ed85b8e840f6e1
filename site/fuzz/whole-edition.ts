import { schemaOf } from 'contract/answers/keys.ts'
import { anArticle } from 'contract/testing/article.ts'
import { aChannel, anArticleStub } from 'contract/testing/article-stub.ts'
import { anArtist } from 'contract/testing/artist.ts'
import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { aLegacyEdition, anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { aTimedEvent, anEvent, anEventVenue } from 'contract/testing/event.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aGuide } from 'contract/testing/guide.ts'
import { aGuideStub } from 'contract/testing/guide-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { aParticipateItem, aParticipateStub } from 'contract/testing/participate.ts'
import { aTier } from 'contract/testing/partner.ts'
import { aFestivalStub, aPastFestival } from 'contract/testing/past-festival.ts'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { aStrand } from 'contract/testing/strand.ts'
import { aTimeline } from 'contract/testing/timeline.ts'
import { aVenue, aYearVenue } from 'contract/testing/venue.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import type { WireAnswers } from '../testing/create-test-site.ts'
import { completed } from 'contract/testing/completed.ts'
import { wholeAnswer } from './whole-answer.ts'

/** A small edition that has every field of every answer of the contract, so that each field can be broken. */
export function wholeEdition(): WireAnswers {
  return Object.fromEntries(
    Object.entries(smallEdition()).map(([key, wire]) => {
      const schema = schemaOf(key)
      if (!schema) throw new Error(`No answer has the key ${key}`)
      return [key, completed(wire, wholeAnswer(schema))]
    }),
  )
}

/** Records for the current screens and for those of 2022. Their slugs refer to each other. */
function smallEdition(): WireAnswers {
  return {
    ...baseAnswers(),
    '/routes': {
      custom_pages: ['about', '2024-visit'],
      program: ['night-school'],
      festival_years: [2026, 2022],
    },
    '/redirects': {
      rules: [{ from: '/old', to: '/program', status: 301 }],
      gone: [{ from: '/events/lost', reason: 'It rained.' }],
    },
    '/home': { hero: [{ event: anEventStub(), image: anImage() }], edition: anEditionSummary() },
    '/partners': { years: [{ year: 2026, tiers: [aTier()] }] },
    '/timeline': aTimeline(),
    '/search': { rows: [aSearchRow()] },
    '/channel': aChannel([anArticleStub({ tags: ['tide'] })]),
    '/participate': { items: [aParticipateStub()] },
    '/past-festivals': { items: [aFestivalStub()] },
    '/channel/six-rolls-one-winter': anArticle(),
    '/participate/print-swap': aParticipateItem(),
    '/past-festivals/parallax-2024': aPastFestival(),
    ...yearAnswers(2026, anEdition()),
    ...yearAnswers(2022, aLegacyEdition()),
    '/events/slack-water': anEvent({ children: [anEventStub()], nearby: [aTimedStub()] }),
    '/events/the-tide-tables': aTimedEvent({ venues: [anEventVenue()] }),
    '/artists/noor-castellane': anArtist(),
    '/venues/shed-9': aVenue({ current: [anEventStub()] }),
    '/guides/low-water': aGuide(),
    '/pages/about': aPage(),
    '/pages/2024-visit': aPage({ id: 'pg02', name: '2024-visit', title: 'Visit', blocks: [] }),
    '/strands/night-school': aStrand(),
    '/basemap/city': aBasemap(),
    '/basemap/inner': aBasemap(),
    '/basemap/victoria': aBasemap(),
  }
}

function yearAnswers(year: number, edition: ReturnType<typeof anEdition>): WireAnswers {
  const { start, end } = edition
  return {
    [`/years/${year}`]: edition,
    [`/years/${year}/program`]: {
      events: [
        anEventStub({ year, dates: { start, end } }),
        aTimedStub({
          year,
          sessions: [
            {
              id: 'se01',
              start: `${start}T11:00`,
              end: `${start}T12:00`,
              state: 'moved',
              access: [],
            },
          ],
        }),
      ],
    },
    [`/years/${year}/artists`]: { artists: [anArtistStub()] },
    [`/years/${year}/venues`]: { venues: [aVenueStub()] },
    [`/years/${year}/venues/shed-9`]: aYearVenue({
      edition: anEditionSummary(edition),
      events: [anEventStub({ year, dates: { start, end } })],
    }),
    [`/years/${year}/guides`]: { guides: [aGuideStub({ year })] },
  }
}
