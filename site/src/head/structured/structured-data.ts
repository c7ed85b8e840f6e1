import { siteName, titleFromPath } from 'contract/rules/page-title.ts'
import type { Graph } from 'schema-dts'
import type { LoadArgs, PageView } from '../../views/screen.ts'
import type { ScreenId } from '../../urls/screen-ids.ts'
import { describeArticle } from './article.ts'
import { describeArtist, describeArtists } from './artist.ts'
import { breadcrumbs, type Section } from './breadcrumbs.ts'
import { describeChannel } from './channel.ts'
import { describeCustomPage } from './custom-page.ts'
import type { Describe, DescribedPage } from './described-page.ts'
import { describeEvent } from './event.ts'
import { describeGuide, describeGuides } from './guide.ts'
import { describeHome } from './home.ts'
import { collectionPage } from './item-list.ts'
import { describeParticipate, describeParticipateItem } from './participate.ts'
import { describePartners } from './partners.ts'
import { describePastFestival, describePastFestivals } from './past-festival.ts'
import { describeProgram, describeTimedEvents } from './program.ts'
import { describeStrand } from './strand.ts'
import { describeVenue, describeVenues, describeYearVenue } from './venue.ts'
import { webPage } from './web-page.ts'

const describeTimeline: Describe = (page) => ({ things: [collectionPage(page)] })

const describeSearch: Describe = (page) => ({
  things: [{ '@type': 'SearchResultsPage', ...webPage(page) }],
})

/** What each screen tells search engines (the "JSON-LD" of each in docs/spec/screens.md), and the list that it stands in. */
const SCREENS: Readonly<Record<ScreenId, readonly [Describe, Section?]>> = {
  home: [describeHome],
  partners: [describePartners],
  program: [describeProgram],
  'program-list': [describeProgram, 'program'],
  'program-map': [describeVenues, 'program'],
  'guides-walks': [describeGuides, 'program'],
  guide: [describeGuide, 'guides-walks'],
  timeline: [describeTimeline],
  venues: [describeVenues],
  venue: [describeVenue, 'venues'],
  'year-venue': [describeYearVenue, 'venues'],
  artists: [describeArtists],
  artist: [describeArtist, 'artists'],
  channel: [describeChannel],
  article: [describeArticle, 'channel'],
  event: [describeEvent, 'program'],
  participate: [describeParticipate],
  'participate-item': [describeParticipateItem, 'participate'],
  'past-festivals': [describePastFestivals],
  'past-festival': [describePastFestival, 'past-festivals'],
  search: [describeSearch],
  page: [describeCustomPage],
  strand: [describeStrand, 'program'],
  'legacy-program': [describeProgram],
  'legacy-program-list': [describeProgram, 'program'],
  'legacy-program-events': [describeTimedEvents, 'program'],
  'legacy-artists': [describeArtists],
  'legacy-venues': [describeVenues],
  'legacy-venue': [describeYearVenue, 'venues'],
}

export interface StructuredSource extends Pick<LoadArgs, 'content' | 'moment' | 'params' | 'meta'> {
  readonly screen: ScreenId
  /** Canonical. */
  readonly path: string
  readonly origin: string
  /** What the page says of itself. */
  readonly page: PageView
}

/**
 * The JSON-LD of a page (spec/screens §0.2.5, §0.6): what it is about and the way to it. Gives undefined for one that is told to
 * nobody.
 */
export function structuredData(source: StructuredSource): Graph | undefined {
  const [describe, section] = SCREENS[source.screen]
  const page = describedPage(source)
  const description = describe(page)
  if (!description) return undefined
  const crumbs = source.screen === 'home' ? [] : [breadcrumbs(page, description, section)]
  return {
    '@context': 'https://schema.org',
    '@graph': [...description.things, ...crumbs],
  }
}

function describedPage(source: StructuredSource): DescribedPage {
  const { content, moment, params, meta, path, origin, page } = source
  const site = content.get('/site')
  const name = siteName(site?.name, content.get('/global')?.header.title)
  return {
    content,
    params,
    meta,
    site: { origin, name },
    moment,
    url: origin + path,
    name: page.title ?? titleFromPath(path) ?? name,
    description: page.description,
  }
}
