import { StreetMap } from '../../map/street-map.tsx'
import type { Screen } from '../../views/screen.ts'
import { Caption } from '../../ui/caption.tsx'
import { Link } from '../../ui/link.tsx'
import { PageAddress } from '../../ui/page-address.tsx'
import { loadPlainProgram, type PlainPartView, type PlainProgramView } from './load.ts'
import type { PlainEventView, PlainVenueView } from './plain-items.ts'
import styles from './program-plain.module.css'

/** Headings and lists, one under the other; nothing to press but links. */
function PlainProgram({ view }: { view: PlainProgramView }) {
  const { title, line, parts, map, path, isLarge } = view
  return (
    <div className={`wrap ${styles.plain}`} data-large={isLarge || undefined}>
      <h1 className={styles.title}>{title}</h1>
      <p>{line}</p>
      <ul className={`unprinted ${styles.ways}`}>
        <li>
          <Link href="/program">The program with pictures and filters</Link>
        </li>
        <li>
          <Link href={isLarge ? path : `${path}${path.includes('?') ? '&' : '?'}size=large`}>
            {isLarge ? 'In the usual size' : 'In large print'}
          </Link>
        </li>
      </ul>
      {map && (
        <div className={styles.map}>
          <StreetMap view={map} />
        </div>
      )}
      {parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
      <PageAddress path={path} />
    </div>
  )
}

function Part({ part: { heading, events, venues } }: { part: PlainPartView }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {events.map((event) => (
        <section key={event.id} className={styles.entry}>
          <h3>
            <Title event={event} />
          </h3>
          <Facts event={event} />
        </section>
      ))}
      {venues.map((venue) => (
        <Venue key={venue.id} venue={venue} />
      ))}
    </section>
  )
}

function Venue({ venue: { name, address, hours, access, events } }: { venue: PlainVenueView }) {
  return (
    <section className={styles.entry}>
      <h3>{name}</h3>
      <p>{[hours, address, access].filter(Boolean).join('. ')}</p>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Title event={event} />
            <Facts event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Title({ event: { href, number, title, status } }: { event: PlainEventView }) {
  return (
    <>
      {number && `${number} `}
      {status && `${status}: `}
      <Link href={href}>
        <Caption text={title} />
      </Link>
    </>
  )
}

function Facts({ event }: { event: PlainEventView }) {
  const { artists, when, hours, where, price, access } = event
  return <p>{[when, hours, artists, where, price, access].filter(Boolean).join('. ')}</p>
}

export const screen: Screen<PlainProgramView> = {
  load: loadPlainProgram,
  Component: PlainProgram,
  loadsByQuery: true,
}
