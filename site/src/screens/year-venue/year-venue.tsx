import { StreetMap } from '../../map/street-map.tsx'
import { AccessList } from '../../ui/access-list.tsx'
import { EventRow } from '../../ui/event-row.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PastBadge } from '../../ui/past-badge.tsx'
import { Figure } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { VenueFacts } from '../../ui/venue-facts.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import type { Screen } from '../../views/screen.ts'
import { loadYearVenue, type YearVenueView } from './load.ts'
import styles from './year-venue.module.css'

/** In one column in an edition of 2022 or before (spec/screens §6.7). */
function YearVenue({ view }: { view: YearVenueView }) {
  const { legacyTop, precinct, years } = view
  return (
    <article className="wrap">
      {legacyTop ? (
        <>
          <LegacyTop top={legacyTop} />
          {precinct && <p className={styles.precinct}>{precinct}</p>}
        </>
      ) : (
        <header className={styles.top}>
          <PageTitle text={view.name} />
          {precinct && <p>{precinct}</p>}
          {view.past && <PastBadge {...view.past} />}
        </header>
      )}
      <div className={legacyTop ? styles.column : styles.parts}>
        <Parts venue={view} />
      </div>
      <YearNav years={years} />
    </article>
  )
}

function Parts({ venue }: { venue: YearVenueView }) {
  const { past, note, events, body, picture, otherYears } = venue
  return (
    <>
      {past && <p className={styles.label}>{`As of the ${past.year} festival`}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.about} data-columns={venue.legacyTop ? 1 : 2}>
        <VenueFacts facts={venue.facts} />
        <section aria-labelledby="access">
          <h2 id="access">Access</h2>
          <AccessList view={venue.access} />
        </section>
      </div>
      <Section id="events" title={`In ${venue.edition}`}>
        {events.length === 0 ? (
          <p>{`No events of ${venue.edition} are listed here.`}</p>
        ) : (
          <ol className={styles.rows}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} shows="here" />
            ))}
          </ol>
        )}
      </Section>
      {venue.map && (
        <section className={styles.section} aria-labelledby="map">
          <h2 id="map" className="visuallyHidden">
            Map
          </h2>
          <StreetMap view={venue.map} label={`Map: ${venue.name}`} />
        </section>
      )}
      {body && body.length > 0 && (
        <Section id="about" title="About this place" holds="text">
          <RichText body={body} />
        </Section>
      )}
      {picture && <Figure view={picture} sizes="100vw" />}
      <Section id="other-years" title="This venue in other years" holds="text">
        <ul className={styles.years}>
          <li>
            <Link href={venue.href}>{`${venue.name} now`}</Link>
          </li>
          {otherYears.map(({ year, href }) => (
            <li key={year}>
              <Link href={href}>{String(year)}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

export const screen: Screen<YearVenueView> = {
  load: loadYearVenue,
  Component: YearVenue,
}
