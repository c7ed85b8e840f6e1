import { AccessList } from '../../ui/access-list.tsx'
import { Directions } from '../../ui/directions.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { HoursTable } from '../../ui/hours-table.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './event-facts.module.css'
import { EventSessions } from './event-sessions.tsx'
import type { EventFactsView, PlaceView } from './facts.ts'

/** spec/screens §5.11, part 6 */
export function EventFacts({
  facts,
  marked,
}: {
  facts: EventFactsView
  marked?: string | undefined
}) {
  const { contentNotes, age, children, duration, capacity } = facts
  return (
    <Facts>
      <Fact term="When">
        <When facts={facts} marked={marked} />
      </Fact>
      <Fact term="Where">
        <Where facts={facts} />
        {facts.meetingPoint && <p>{`Meet: ${facts.meetingPoint}`}</p>}
      </Fact>
      {/* `EventAct` shows the price while a visitor can still attend. */}
      {!facts.act && <Fact term="Price">{facts.price}</Fact>}
      <Fact term="Access">
        <AccessList view={facts.access} />
      </Fact>
      {duration && <Fact term="Duration">{duration}</Fact>}
      {capacity !== undefined && <Fact term="Places">{capacity}</Fact>}
      {age && <Fact term="Age">{age}</Fact>}
      {children && <Fact term="Children">{children}</Fact>}
      {contentNotes.length > 0 && (
        <Fact term="Please note">
          <ul>
            {contentNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Fact>
      )}
    </Facts>
  )
}

function When({ facts, marked }: { facts: EventFactsView; marked?: string | undefined }) {
  const { state, dates, arePlanned, hours, sessions, calendar } = facts
  return (
    <>
      {dates && (
        <p>
          {arePlanned && 'Planned for '}
          <time dateTime={dates.start}>{dates.text}</time>
        </p>
      )}
      {hours && <HoursTable view={hours} />}
      {sessions.length > 0 && (
        <EventSessions sessions={sessions} arePlanned={arePlanned} marked={marked} />
      )}
      {calendar && (
        <p className="unprinted">
          <Link href={calendar}>{dates ? 'Add to calendar' : 'Add all sessions to calendar'}</Link>
        </p>
      )}
      {!dates && sessions.length === 0 && !state && <p>Date to be announced</p>}
    </>
  )
}

function Where({ facts: { places, noPlace } }: { facts: EventFactsView }) {
  if (places.length === 0) return <p>{noPlace}</p>
  const [only] = places
  if (only && places.length === 1) return <Place place={only} />
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.href}>
          <Place place={place} />
        </li>
      ))}
    </ul>
  )
}

function Place({ place }: { place: PlaceView }) {
  const { name, href, address, directions, entrance, open, transport } = place
  return (
    <>
      <p>
        <Link href={href}>{name}</Link>
      </p>
      {address && <p>{address}</p>}
      {open && (
        <p data-until={open.until} data-next={open.next}>
          {open.text}
        </p>
      )}
      {entrance && <p>{entrance}</p>}
      {transport.map(({ term, text }) => (
        <p key={term}>{`${term}: ${text}`}</p>
      ))}
      {directions && <Directions to={name} view={directions} />}
    </>
  )
}
