import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { Link } from '../../ui/link.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import type { VenueItemView } from '../../views/venue-item.ts'
import styles from './legacy-venues.module.css'
import { loadLegacyVenues, type LegacyVenuesView } from './load.ts'

/** spec/screens §6.6 */
function LegacyVenues({ view }: { view: LegacyVenuesView }) {
  return (
    <div className="wrap">
      <LegacyTop top={view.top} />
      {view.precincts.length === 0 && (
        <EmptyState
          sentence={`No venues are listed for ${view.top.edition}.`}
          links={[{ href: '/past-festivals', text: 'All past festivals' }]}
        />
      )}
      {view.precincts.map(({ key, title, items }) => (
        <section key={key} className={styles.precinct} aria-labelledby={`precinct-${key}`}>
          <h2 id={`precinct-${key}`} className={styles.heading}>
            {title}
          </h2>
          <ul>
            {items.map((venue) => (
              <LegacyVenueRow key={venue.id} venue={venue} />
            ))}
          </ul>
        </section>
      ))}
      <YearNav years={view.years} />
    </div>
  )
}

function LegacyVenueRow({ venue }: { venue: VenueItemView }) {
  const { numbers } = venue
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        <Link href={venue.href}>{venue.name}</Link>
      </h3>
      {venue.address && <p>{venue.address}</p>}
      {numbers.length > 0 && (
        <p
          className={styles.numbers}
        >{`${numbers.length === 1 ? 'Number' : 'Numbers'} ${numbers.join(', ')}`}</p>
      )}
    </li>
  )
}

export const screen: Screen<LegacyVenuesView> = {
  load: loadLegacyVenues,
  Component: LegacyVenues,
}
