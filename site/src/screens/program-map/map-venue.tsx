import { formatFacts } from '../../lists/list.ts'
import { PLACES } from '../../lists/lists.ts'
import { FoldedRows } from '../../ui/folded-rows.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NowLine } from '../../ui/now-line.tsx'
import { isOver } from '../../views/event-item.ts'
import { venueAnchor } from '../../views/venue-facts.ts'
import styles from './program-map.module.css'
import type { MapEventView, MapVenueView } from './venue-view.ts'

interface MapVenueProps {
  readonly venue: MapVenueView
  readonly isSelected: boolean
  /** The map with this venue's pin selected; absent if no map has its pin. */
  readonly mapHref: string | undefined
}

export function MapVenue({ venue, isSelected, mapHref }: MapVenueProps) {
  const { id, slug, href, name, label, at, picture, address, open, events, access, directions } =
    venue
  const ended = events.filter(isOver)
  return (
    <li
      id={venueAnchor(slug)}
      className={styles.venue}
      data-venue={id}
      data-at={at && `${at.lat},${at.lon}`}
      data-picture={picture}
      data-facts={formatFacts(PLACES.facts(venue))}
      aria-current={isSelected || undefined}
    >
      {mapHref !== undefined ? (
        <Link href={mapHref} className={styles.label} current={false}>
          {`${label} `}
          <span className="visuallyHidden">{`Show ${name} on the map`}</span>
        </Link>
      ) : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <Link href={href} current={false}>
            {name}
          </Link>
        </h3>
        {address && <p>{address}</p>}
        {open && (
          <p className={styles.open} data-until={open.until}>
            {open.text}
          </p>
        )}
        <MapEvents events={events.filter((event) => !isOver(event))} said={open?.text} />
        {ended.length > 0 && (
          <FoldedRows title="Ended" count={String(ended.length)}>
            <MapEvents events={ended} said={open?.text} />
          </FoldedRows>
        )}
        {access && <p className={styles.access}>{access}</p>}
        {directions && (
          <p>
            <Link href={directions.own} className={styles.directions}>
              Directions<span className="visuallyHidden">{` to ${name}`}</span>
            </Link>
            , or{' '}
            <Link href={directions.openStreetMap} className={styles.directions}>
              on OpenStreetMap
            </Link>
          </p>
        )}
      </div>
    </li>
  )
}

interface MapEventsProps {
  readonly events: readonly MapEventView[]
  /** The venue shows this text already, and most of its exhibitions would repeat it. */
  readonly said: string | undefined
}

function MapEvents({ events, said }: MapEventsProps) {
  if (events.length === 0) return null
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <MapEvent key={event.id} event={event} said={said} />
      ))}
    </ul>
  )
}

function MapEvent({ event, said }: { event: MapEventView; said: string | undefined }) {
  const { id, href, title, number, now, status, facts } = event
  return (
    <li data-facts={formatFacts(facts)}>
      {now?.text !== said && <NowLine now={now} status={status} />}{' '}
      {number && (
        <span className={styles.number}>
          <span className="visuallyHidden">Number </span>
          {`${number} `}
        </span>
      )}
      <Link href={href}>{title}</Link>
      <Mark code={id} className={styles.mark} />
    </li>
  )
}
