import type { ScreenId } from '../urls/screen-ids.ts'
import type { Screen } from '../views/screen.ts'
import { screen as article } from '../screens/article/article.tsx'
import { screen as artist } from '../screens/artist/artist.tsx'
import { screen as artists } from '../screens/artists/artists.tsx'
import { screen as changes } from '../screens/changes/changes.tsx'
import { screen as channel } from '../screens/channel/channel.tsx'
import { screen as now } from '../screens/now/now.tsx'
import { screen as page } from '../screens/custom-page/custom-page.tsx'
import { screen as event } from '../screens/event/event.tsx'
import { screen as guide } from '../screens/guide/guide.tsx'
import { screen as guidesWalks } from '../screens/guides-walks/guides-walks.tsx'
import { screen as home } from '../screens/home/home.tsx'
import { screen as legacyArtists } from '../screens/legacy-artists/legacy-artists.tsx'
import { screen as legacyProgramEvents } from '../screens/legacy-program-events/legacy-program-events.tsx'
import { screen as legacyProgramList } from '../screens/legacy-program-list/legacy-program-list.tsx'
import { screen as legacyProgram } from '../screens/legacy-program/legacy-program.tsx'
import { screen as legacyVenues } from '../screens/legacy-venues/legacy-venues.tsx'
import { screen as participateItem } from '../screens/participate-item/participate-item.tsx'
import { screen as participate } from '../screens/participate/participate.tsx'
import { screen as partners } from '../screens/partners/partners.tsx'
import { screen as pastFestival } from '../screens/past-festival/past-festival.tsx'
import { screen as pastFestivals } from '../screens/past-festivals/past-festivals.tsx'
import { screen as programList } from '../screens/program-list/program-list.tsx'
import { screen as programMap } from '../screens/program-map/program-map.tsx'
import { screen as plan } from '../screens/plan/plan.tsx'
import { screen as programPlain } from '../screens/program-plain/program-plain.tsx'
import { screen as program } from '../screens/program/program.tsx'
import { screen as search } from '../screens/search/search.tsx'
import { screen as strand } from '../screens/strand/strand.tsx'
import { screen as timeline } from '../screens/timeline/timeline.tsx'
import { screen as venue } from '../screens/venue/venue.tsx'
import { screen as venues } from '../screens/venues/venues.tsx'
import { screen as yearVenue } from '../screens/year-venue/year-venue.tsx'

/** Only the screen itself knows the type of its view. */
export type AnyScreen = Screen<unknown>

/** A loader returns the view that its screen's component takes, so callers pass it on without knowing its type. */
export const SCREENS = {
  home,
  program,
  'program-list': programList,
  'guides-walks': guidesWalks,
  guide,
  'program-map': programMap,
  'program-plain': programPlain,
  strand,
  now,
  timeline,
  'legacy-program': legacyProgram,
  'legacy-program-list': legacyProgramList,
  'legacy-program-events': legacyProgramEvents,
  venues,
  venue,
  'year-venue': yearVenue,
  artists,
  artist,
  'legacy-artists': legacyArtists,
  'legacy-venues': legacyVenues,
  'legacy-venue': yearVenue,
  event,
  channel,
  changes,
  article,
  participate,
  'participate-item': participateItem,
  'past-festivals': pastFestivals,
  'past-festival': pastFestival,
  partners,
  search,
  plan,
  page,
} as unknown as Readonly<Record<ScreenId, AnyScreen>>
