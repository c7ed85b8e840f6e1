import { StreetMap } from '../../map/street-map.tsx'
import type { Screen } from '../../views/screen.ts'
import { Caption } from '../../ui/caption.tsx'
import { Link } from '../../ui/link.tsx'
import { PageAddress } from '../../ui/page-address.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { loadPlainProgram, type PlainPartView, type PlainProgramView } from './load.ts'
import {
  LETTERS_IN_WORDS,
  type PlainAccessView,
  type PlainEventView,
  type PlainVenueView,
} from './plain-items.ts'
import styles from './program-plain.module.css'

function PlainProgram({ view }: { view: PlainProgramView }) {
  const { title, line, parts, closed, map, isFull, path, isLarge } = view
  return (
    <div className={`wrap ${styles.plain}`} data-large={isLarge || undefined}>
      <PageAddress path={path} />
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
        <div className={`${styles.map} ${isFull || isLarge ? 'unprinted' : ''}`}>
          <StreetMap view={map} />
        </div>
      )}
      <div className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.heading} part={part} />
        ))}
        {closed && <p>Closed this day: {closed}.</p>}
        {!isLarge && (
          <p className="printed" aria-hidden="true">
            Access: {LETTERS_IN_WORDS}.
          </p>
        )}
      </div>
    </div>
  )
}

function Part({ part: { heading, events, venues } }: { part: PlainPartView }) {
  return (
    <section>
      <h2>{heading}</h2>
      {events.map((event) => (
        <section key={event.id} className={styles.entry}>
          <h3>
            <Title event={event} />
          </h3>{' '}
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
      {/* On paper the facts follow the name on the same line. */}
      <h3>{name}</h3> <Sentences access={access}>{[hours, address]}</Sentences>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Title event={event} /> <Facts event={event} />
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
  return <Sentences access={access}>{[when, hours, artists, where, price]}</Sentences>
}

/** On paper access is in letters, which the foot of the sheet explains. */
function Sentences({
  access,
  children,
}: {
  access?: PlainAccessView | undefined
  children: readonly (string | undefined)[]
}) {
  const facts = children.filter(Boolean).join('. ')
  const end = facts && access ? '. ' : ''
  return (
    <p>
      <Unbroken text={facts + end} />
      {access && (access.short === undefined ? access.words : <Access {...access} />)}
    </p>
  )
}

function Access({ words, short }: PlainAccessView) {
  return (
    <>
      <span className="unprinted">{words}</span>
      <span className="printed" aria-hidden="true">
        {short}
      </span>
    </>
  )
}

export const screen: Screen<PlainProgramView> = {
  load: loadPlainProgram,
  Component: PlainProgram,
  loadsByQuery: true,
}
