import type { Screen } from '../../views/screen.ts'
import { StreetMap } from '../../map/street-map.tsx'
import { AccessList } from '../../ui/access-list.tsx'
import { EventRows } from '../../ui/event-rows.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Figure } from '../../ui/picture.tsx'
import { PreviousYearLink } from '../../ui/previous-page-year.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { VenueFacts } from '../../ui/venue-facts.tsx'
import { VenueRow } from '../../ui/venue-row.tsx'
import { loadVenue, type EarlierView, type VenueView } from './load.ts'
import styles from './venue.module.css'

/** spec/screens §5.6 */
function Venue({ view }: { view: VenueView }) {
  const { precinct, body, picture, earlier, nearby } = view
  return (
    <article className="wrap">
      <PreviousYearLink
        links={earlier.map(({ year, href }) => ({ year, href, text: `${view.name} in ${year}` }))}
      />
      <header className={styles.top}>
        <PageTitle text={view.name} />
        {precinct && (
          <p>
            <Link href={precinct.href}>{precinct.title}</Link>
          </p>
        )}
      </header>
      <div className={styles.about}>
        <VenueFacts facts={view.facts} />
        <section aria-labelledby="access">
          <h2 id="access">Access</h2>
          <AccessList view={view.access} />
        </section>
      </div>
      <WhatIsOn view={view} />
      {view.map && (
        <section className={styles.section} aria-labelledby="map">
          <h2 id="map" className="visuallyHidden">
            Map
          </h2>
          <StreetMap view={view.map} label={`Map: ${view.name}`} />
        </section>
      )}
      {body && body.length > 0 && (
        <Section id="about" title="About this place" holds="text">
          <RichText body={body} />
        </Section>
      )}
      {picture && (
        <div className={styles.picture}>
          <Figure view={picture} sizes="100vw" />
        </div>
      )}
      {earlier.length > 0 && (
        <Section id="earlier" title="Earlier festivals">
          {earlier.map((year) => (
            <EarlierYear
              key={year.year}
              year={year}
              name={view.name}
              isOpen={view.events === undefined}
            />
          ))}
        </Section>
      )}
      {nearby.length > 0 && (
        <Section id="nearby" title="Nearby">
          <ol className={styles.rows}>
            {nearby.map((venue) => (
              <VenueRow key={venue.id} venue={venue} />
            ))}
          </ol>
        </Section>
      )}
    </article>
  )
}

function WhatIsOn({ view: { events, edition } }: { view: VenueView }) {
  return (
    <Section id="on" title="What is on">
      {events === undefined && <p>{`Not part of ${edition}`}</p>}
      {events?.length === 0 && (
        <p>
          {`Nothing of ${edition} is announced here yet. `}
          <Link href="/program">See the whole program</Link>
        </p>
      )}
      {events && events.length > 0 && (
        <EventRows className={styles.rows} events={events} shows="here" />
      )}
    </Section>
  )
}

function EarlierYear({
  year: { year, href, events },
  name,
  isOpen,
}: {
  year: EarlierView
  name: string
  isOpen: boolean
}) {
  return (
    <details className={styles.earlier} open={isOpen} data-left-year={year}>
      <summary className={styles.summary}>{year}</summary>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Link href={event.href}>{event.title}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href={href}>{`${name} in ${year}`}</Link>
      </p>
    </details>
  )
}

export const screen: Screen<VenueView> = {
  load: loadVenue,
  Component: Venue,
}
