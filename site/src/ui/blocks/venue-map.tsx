import { StreetMap } from '../../map/street-map.tsx'
import type { StreetMapView } from '../../map/street-map-view.ts'
import styles from './venue-map.module.css'
import { VenueList, type VenueListProps } from './venue-list.tsx'

/** Venues on a map and in a list; the list is complete without the map. */
export function VenueMap({
  map,
  venues,
  heading,
}: VenueListProps & { readonly map?: StreetMapView | undefined }) {
  return (
    <div className={styles.places}>
      {map && <StreetMap view={map} label={`Map of ${venues.length} venues`} />}
      <VenueList venues={venues} heading={heading ?? 'h3'} />
    </div>
  )
}
