import type { VenueItemView } from '../views/venue-item.ts'
import { Link } from './link.tsx'
import rows from './rows.module.css'
import { Thumbnail } from './thumbnail.tsx'
import styles from './venue-row.module.css'

export interface VenueRowProps {
  readonly venue: VenueItemView
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** The facts that filters need, if the browser filters the rows. */
  readonly facts?: string | undefined
}

/** spec/screens §5.5 */
export function VenueRow({ venue, heading: Heading = 'h3', facts }: VenueRowProps) {
  const { numbers } = venue
  return (
    <li className={styles.row} data-pictured={venue.picture ? 'yes' : 'no'} data-facts={facts}>
      <div className={styles.place}>
        <Heading className={styles.name}>
          <Link href={venue.href}>{venue.name}</Link>
        </Heading>
        {venue.address && <p className={styles.meta}>{venue.address}</p>}
      </div>
      <p
        className={styles.open}
        data-until={venue.open?.until}
        // `browser/lists/distances.ts` adds the distance to a line with `data-until` or `data-now`.
        data-now={venue.open && venue.open.until === undefined ? '' : undefined}
      >
        {venue.open?.text}
      </p>
      <div className={styles.meta}>
        <p>
          {venue.events}
          {numbers.length > 0 && (
            <>
              {', '}
              <span className={styles.numbers}>
                {`number${numbers.length === 1 ? '' : 's'} ${numbers.join(', ')}`}
              </span>
            </>
          )}
        </p>
        {venue.access && <p>{venue.access}</p>}
      </div>
      <div className={styles.thumbnail}>{venue.picture && <Thumbnail view={venue.picture} />}</div>
    </li>
  )
}

export interface VenueRowsProps extends Pick<VenueRowProps, 'heading'> {
  readonly venues: readonly VenueItemView[]
}

export function VenueRows({ venues, heading }: VenueRowsProps) {
  return (
    <ul className={rows.rows}>
      {venues.map((venue) => (
        <VenueRow key={venue.id} venue={venue} heading={heading} />
      ))}
    </ul>
  )
}
