import { StreetMap } from '../../map/street-map.tsx'
import type { StreetMapView } from '../../map/street-map-view.ts'
import styles from './venue-map.module.css'
import { VenueRows, type VenueRowsProps } from '../venue-row.tsx'

/** Venues on a map and in a list; the list is complete without the map. */
export function VenueMap({
  map,
  venues,
  heading,
}: VenueRowsProps & { readonly map?: StreetMapView | undefined }) {
  return (
    <div className={styles.places}>
      {map && <StreetMap view={map} label={`Map of ${venues.length} venues`} />}
      <VenueRows venues={venues} heading={heading} />
    </div>
  )
}
