import { ArticleCards } from '../../src/ui/article-card.tsx'
import { ArtistRows } from '../../src/ui/artist-row.tsx'
import { EventCards } from '../../src/ui/event-card.tsx'
import { VenueRows } from '../../src/ui/venue-row.tsx'
import { EventRow } from '../../src/ui/event-row.tsx'
import { GuideCards } from '../../src/ui/guide-card.tsx'
import { LegacyGrid } from '../../src/ui/legacy-grid.tsx'
import { LegacySessions } from '../../src/ui/legacy-sessions.tsx'
import type { Section } from '../specimen.ts'
import {
  ARTICLE,
  ARTIST,
  EVENT,
  GUIDE,
  LONG_EVENT,
  PORTRAIT,
  SESSION,
  SQUARE,
  VENUE,
} from '../views.ts'

const STATUSES = ['Cancelled', 'Moved', 'Sold out', 'Rescheduled'] as const
const STATED_EVENTS = STATUSES.map((status, index) => ({
  ...EVENT,
  id: `ev1${index}`,
  title: `Slack Water ${index + 1}`,
  status,
}))

export const LISTS: readonly Section[] = [
  {
    id: 'cards',
    title: 'Cards',
    specimens: [
      {
        name: 'Events: plain, long, without a picture',
        element: (
          <EventCards
            events={[
              EVENT,
              LONG_EVENT,
              { ...EVENT, id: 'ev03', picture: undefined },
              { ...EVENT, id: 'ev04', picture: SQUARE },
            ]}
          />
        ),
      },
      {
        name: 'Events: cancelled, moved, sold out, at another time',
        element: <EventCards events={STATED_EVENTS} />,
      },
      {
        name: 'Events in short: rows on a narrow screen, one of them without a picture',
        element: (
          <EventCards isBrief events={[EVENT, { ...EVENT, id: 'ev05', picture: undefined }]} />
        ),
      },
      {
        name: 'Articles',
        element: (
          <ArticleCards
            articles={[
              ARTICLE,
              { ...ARTICLE, id: 'ar02', picture: PORTRAIT },
              { ...ARTICLE, id: 'ar03', picture: undefined },
            ]}
          />
        ),
      },
      {
        name: 'Guides',
        element: <GuideCards guides={[GUIDE, { ...GUIDE, id: 'gd02', picture: undefined }]} />,
      },
    ],
  },
  {
    id: 'rows',
    title: 'Rows',
    specimens: [
      {
        name: 'Events: plain, long, by date, without number and picture',
        element: (
          <ol>
            <EventRow event={EVENT} />
            <EventRow event={LONG_EVENT} />
            <EventRow event={EVENT} shows="when" />
            <EventRow event={{ ...EVENT, number: undefined, picture: undefined }} />
          </ol>
        ),
      },
      {
        name: 'Events: cancelled, moved, sold out, at another time',
        element: (
          <ol>
            {STATED_EVENTS.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ol>
        ),
      },
      {
        name: 'Artists',
        element: <ArtistRows artists={[ARTIST, { ...ARTIST, id: 'at02', picture: undefined }]} />,
      },
      {
        name: 'Venues',
        element: (
          <VenueRows
            venues={[VENUE, { ...VENUE, id: 've02', open: undefined, picture: undefined }]}
          />
        ),
      },
    ],
  },
  {
    id: 'legacy',
    title: 'Editions of 2022 and before',
    specimens: [
      {
        name: 'Grid',
        element: (
          <LegacyGrid
            events={[EVENT, LONG_EVENT, { ...(STATED_EVENTS[0] ?? EVENT), picture: undefined }]}
          />
        ),
      },
      {
        name: 'Sessions',
        element: (
          <LegacySessions
            sessions={[SESSION, { ...SESSION, id: 'se02', status: 'Sold out' }]}
            withDate
          />
        ),
      },
    ],
  },
]
