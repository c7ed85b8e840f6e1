import type { ArticleItemView } from '../src/views/article-item.ts'
import type { ArtistItemView } from '../src/views/artist-item.ts'
import type { EventItemView } from '../src/views/event-item.ts'
import type { GuideItemView } from '../src/views/guide-item.ts'
import type { PictureView } from '../src/views/picture.ts'
import type { VenueItemView } from '../src/views/venue-item.ts'
import type { LegacySessionView } from '../src/views/legacy-program.ts'

/** Addresses of a picture that never loads and of one that does not exist. */
export const LATE_PICTURE = '/_gallery/late.svg'
export const MISSING_PICTURE = '/_gallery/missing.svg'

const PHOTOGRAPH = {
  srcSet: '',
  alt: 'A jetty at low tide, its posts black against a pale bay',
  focal: '50-50',
  tone: '#9aa3a1',
}

/** Grey bands with a dark jetty: a small picture that looks the same in every browser. */
function aPicture(
  layout: PictureView['layout'],
  [width, height]: readonly [number, number],
): PictureView {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" preserveAspectRatio="none"><path fill="#cdd2cf" d="M0 0h10v10H0z"/><path fill="#7d8886" d="M0 5h10v5H0z"/><path fill="#2b2f2e" d="M1 4h1v6H1zM4 4h1v5H4zM7 4h1v4H7zM0 3.6h10v.6H0z"/></svg>`
  return {
    ...PHOTOGRAPH,
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    width,
    height,
    layout,
  }
}

export const LANDSCAPE = aPicture('landscape', [1500, 1000])
export const PORTRAIT = aPicture('portrait', [800, 1000])
export const SQUARE = aPicture('square', [1000, 1000])
export const PANORAMA = aPicture('panorama', [2400, 1000])

export const EVENT: EventItemView = {
  id: 'ev01',
  fingerprint: 'k3f',
  href: '/events/slack-water',
  kind: 'durational',
  title: 'Slack Water',
  number: '07',
  type: 'Exhibition',
  artists: 'Noor Castellane',
  where: 'Shed 9, Docklands',
  when: '6–29 March 2026',
  price: 'Free',
  access: 'Step-free entrance',
  picture: LANDSCAPE,
}

export const LONG_EVENT: EventItemView = {
  ...EVENT,
  id: 'ev02',
  href: '/events/what-the-negative-kept',
  title:
    'What the Negative Kept, and What the House, the Tide and My Grandmother Decided to Forget',
  number: '12',
  artists: 'Štefan Okonkwo-Lindqvist, Léonie Vandenhove',
  picture: PORTRAIT,
}

export const ARTICLE: ArticleItemView = {
  id: 'ar01',
  href: '/channel/six-rolls',
  title: 'Six Rolls, One Winter: on [Slack Water]',
  kind: 'Interview',
  date: '14 March 2026',
  isoDate: '2026-03-14',
  standfirst: 'Noor Castellane photographed one jetty for a hundred days, and kept six.',
  authors: 'Edie Lachman-Roux',
  picture: LANDSCAPE,
}

export const ARTIST: ArtistItemView = {
  id: 'at01',
  href: '/artists/noor-castellane',
  name: 'Noor Castellane',
  countries: 'Australia, Lebanon',
  events: [{ title: 'Slack Water', number: '07' }],
  letter: 'c',
  picture: PORTRAIT,
}

export const GUIDE: GuideItemView = {
  id: 'gd01',
  href: '/guides/low-water',
  title: 'Docklands by Water',
  mode: 'Walk',
  intro: 'Seven rooms along the river, in an hour.',
  distance: '2.4 km',
  duration: '55 min',
  stops: '7 stops',
  stepFree: 'Step-free',
  precinct: 'Docklands',
  picture: LANDSCAPE,
}

export const VENUE: VenueItemView = {
  id: 've01',
  href: '/venues/shed-9',
  name: 'Shed 9',
  address: 'North Wharf Road, Docklands 3008',
  open: { text: 'Open until 5pm', isOpen: true },
  events: '2 events',
  numbers: ['07', '12'],
  accessCodes: [],
  access: 'Step-free entrance, accessible toilet',
  picture: LANDSCAPE,
  sortKey: 'shed 9',
}

export const SESSION: LegacySessionView = {
  id: 'se01',
  href: '/events/opening-night',
  title: 'Opening night',
  time: '6–9pm AEDT',
  dateTime: '2022-03-04T18:00:00+11:00',
  day: '2022-03-04',
  typeKey: 'talks',
  type: 'Talk',
  where: 'Haberdashers’ Floor',
  price: 'Free',
  sortTitle: 'opening night',
}
