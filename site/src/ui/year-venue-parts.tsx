import type { YearVenueView } from '../views/year-venue.ts'
import { StreetMap } from '../map/street-map.tsx'
import { AccessList } from './access-list.tsx'
import { EventRow } from './event-row.tsx'
import { Link } from './link.tsx'
import { Figure } from './picture.tsx'
import { RichText } from './rich-text.tsx'
import { Section } from './section.tsx'
import { VenueFacts } from './venue-facts.tsx'
import styles from './year-venue-parts.module.css'

/**
 * The screen of a venue in an edition, without its title: facts, access, events, text, picture, other years
 * (spec/screens §6.7).
 */
export function YearVenueParts({ venue, columns }: { venue: YearVenueView; columns: 1 | 2 }) {
  const { asOf, note, events, body, picture, otherYears } = venue
  return (
    <>
      {asOf && <p className={styles.label}>{asOf}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.about} data-columns={columns}>
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
