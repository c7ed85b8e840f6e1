import type { Screen } from '../../views/screen.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { PastBadge } from '../../ui/past-badge.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { YearVenueParts } from '../../ui/year-venue-parts.tsx'
import type { YearVenueView } from '../../views/year-venue.ts'
import { loadYearVenue } from './load.ts'
import styles from './year-venue.module.css'

/** A venue as it was in an edition after 2022 (spec/screens §6.7). */
function YearVenue({ view }: { view: YearVenueView }) {
  return (
    <article className="wrap">
      <header className={styles.top}>
        <PageTitle text={view.name} />
        {view.precinct && <p>{view.precinct}</p>}
        {view.asOf && <PastBadge year={view.year} isCurrent={view.isCurrent} />}
      </header>
      <div className={styles.parts}>
        <YearVenueParts venue={view} columns={2} />
      </div>
      <YearNav years={view.years} />
    </article>
  )
}

export const screen: Screen<YearVenueView> = {
  load: loadYearVenue,
  Component: YearVenue,
}
