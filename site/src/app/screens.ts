import type { Screen } from '../views/screen.ts'
import type { ScreenId } from '../urls/screen-ids.ts'

/** A screen with a view of a type that only the screen knows. */
export type AnyScreen = Screen<unknown>

/**
 * All screens by id. A screen's loader returns the view that its component takes, so the code here can pass it on
 * without knowing its type.
 */
export const SCREENS = {
  home: () => import('../screens/home/home.tsx'),
  program: () => import('../screens/program/program.tsx'),
  'program-list': () => import('../screens/program-list/program-list.tsx'),
  'guides-walks': () => import('../screens/guides-walks/guides-walks.tsx'),
  guide: () => import('../screens/guide/guide.tsx'),
  'program-map': () => import('../screens/program-map/program-map.tsx'),
  strand: () => import('../screens/strand/strand.tsx'),
  timeline: () => import('../screens/timeline/timeline.tsx'),
  'legacy-program': () => import('../screens/legacy-program/legacy-program.tsx'),
  'legacy-program-list': () => import('../screens/legacy-program-list/legacy-program-list.tsx'),
  'legacy-program-events': () =>
    import('../screens/legacy-program-events/legacy-program-events.tsx'),
  venues: () => import('../screens/venues/venues.tsx'),
  venue: () => import('../screens/venue/venue.tsx'),
  'year-venue': () => import('../screens/year-venue/year-venue.tsx'),
  artists: () => import('../screens/artists/artists.tsx'),
  artist: () => import('../screens/artist/artist.tsx'),
  'legacy-artists': () => import('../screens/legacy-artists/legacy-artists.tsx'),
  'legacy-venues': () => import('../screens/legacy-venues/legacy-venues.tsx'),
  'legacy-venue': () => import('../screens/legacy-venue/legacy-venue.tsx'),
  event: () => import('../screens/event/event.tsx'),
  channel: () => import('../screens/channel/channel.tsx'),
  article: () => import('../screens/article/article.tsx'),
  participate: () => import('../screens/participate/participate.tsx'),
  'participate-item': () => import('../screens/participate-item/participate-item.tsx'),
  'past-festivals': () => import('../screens/past-festivals/past-festivals.tsx'),
  'past-festival': () => import('../screens/past-festival/past-festival.tsx'),
  partners: () => import('../screens/partners/partners.tsx'),
  search: () => import('../screens/search/search.tsx'),
  page: () => import('../screens/custom-page/custom-page.tsx'),
} as unknown as Readonly<Record<ScreenId, () => Promise<{ screen: AnyScreen }>>>
