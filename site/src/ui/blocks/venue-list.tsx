import type { VenueItemView } from '../../views/venue-item.ts'
import { VenueRow } from '../venue-row.tsx'
import styles from './rows.module.css'

export interface VenueListProps {
  readonly venues: readonly VenueItemView[]
  readonly heading?: 'h2' | 'h3' | 'h4'
}

/** Venues in the order staff gave them. */
export function VenueList({ venues, heading = 'h3' }: VenueListProps) {
  return (
    <ul className={styles.rows}>
      {venues.map((venue) => (
        <VenueRow key={venue.id} venue={venue} heading={heading} />
      ))}
    </ul>
  )
}
