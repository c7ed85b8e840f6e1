import type { Map as MapLibreMap } from 'maplibre-gl'
import { shownBounds } from '../drawing-bounds.ts'
import type { LiveMapView } from '../street-map-view.ts'
import { cornersOf } from './create-ground.ts'
import styles from './live-map.module.css'

/** How far one press moves the map, in pixels: about a third of a phone's width. Chosen by eye. */
const STRIDE = 120

interface MapControlsProps {
  readonly map: MapLibreMap
  readonly view: LiveMapView
}

export function MapControls({ map, view }: MapControlsProps) {
  const pan = (x: number, y: number) => () => void map.panBy([x * STRIDE, y * STRIDE])
  // In reading order: three rows of a cross, with zoom in its right corners.
  const controls = [
    { name: 'Move north', place: 'north', path: 'M8 14V3M3 8l5-5 5 5', act: pan(0, -1) },
    { name: 'Zoom in', place: 'in', path: 'M8 2v12M2 8h12', act: () => void map.zoomIn() },
    { name: 'Move west', place: 'west', path: 'M14 8H3M8 3 3 8l5 5', act: pan(-1, 0) },
    {
      name: 'Show all',
      place: 'all',
      path: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
      act: () => void map.fitBounds(cornersOf(shownBounds(view))),
    },
    { name: 'Move east', place: 'east', path: 'M2 8h11M8 3l5 5-5 5', act: pan(1, 0) },
    { name: 'Move south', place: 'south', path: 'M8 2v11M3 8l5 5 5-5', act: pan(0, 1) },
    { name: 'Zoom out', place: 'out', path: 'M2 8h12', act: () => void map.zoomOut() },
  ]
  return (
    <div className={styles.controls}>
      {controls.map(({ name, place, path, act }) => (
        <button
          key={name}
          type="button"
          className={styles.control}
          ref={(button) => {
            button?.style.setProperty('grid-area', place)
          }}
          aria-label={name}
          onClick={act}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      ))}
    </div>
  )
}
