import type { Screen } from '../../views/screen.ts'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { YearVenueParts } from '../../ui/year-venue-parts.tsx'
import styles from './legacy-venue.module.css'
import { loadLegacyVenue, type LegacyVenueView } from './load.ts'

/** A venue as it was in an edition of 2022 or before, in one column (spec/screens §6.7). */
function LegacyVenue({ view: { top, venue } }: { view: LegacyVenueView }) {
  return (
    <article className="wrap">
      <LegacyTop top={top} />
      {venue.precinct && <p className={styles.precinct}>{venue.precinct}</p>}
      <div className={styles.column}>
        <YearVenueParts venue={venue} columns={1} />
      </div>
      <YearNav years={venue.years} />
    </article>
  )
}

export const screen: Screen<LegacyVenueView> = {
  load: loadLegacyVenue,
  Component: LegacyVenue,
}
