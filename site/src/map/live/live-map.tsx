import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Position } from 'contract/rules/distance.ts'
import type { LiveGround } from '../../islands/island-context.ts'
import type { LiveMapView } from '../street-map-view.ts'
import { createGround, followLook } from './create-ground.ts'
import styles from './live-map.module.css'
import { LivePins } from './live-pins.tsx'
import { MapControls } from './map-controls.tsx'
import { attributionOf } from './ground-style.ts'
import { useCamera } from './use-camera.ts'

export interface LiveMapProps {
  readonly view: LiveMapView
  readonly label: string
  readonly ground: LiveGround
  readonly here?: Position | undefined
  /** The height of the part at the bottom of the map that is covered, in CSS pixels. */
  readonly covered?: number | undefined
  readonly clearHref?: string | undefined
  /** The map is drawn. `attribution` names the source of an outside ground. */
  readonly onReady: (attribution?: string) => void
  readonly onFail: () => void
}

/** spec/screens §5.2 */
export function LiveMap(props: LiveMapProps) {
  const { view, label, here, covered, clearHref } = props
  const element = useRef<HTMLDivElement>(null)
  const clear = useRef<HTMLAnchorElement>(null)
  const map = useGround(element, props)
  useCamera(map, props)

  /** Escape moves the focus from a pin to the map; on the map it clears the selection. */
  function leave({ key, target }: KeyboardEvent) {
    if (key !== 'Escape' || !map) return
    if (target === map.getCanvas()) clear.current?.click()
    else map.getCanvas().focus()
  }

  return (
    <div className={styles.live} data-drawn={map && 'yes'} onKeyDown={leave} role="presentation">
      <div className={styles.ground} ref={element} />
      {map && (
        <>
          {createPortal(
            <LivePins
              map={map}
              pins={view.pins}
              {...{ label, here, covered }}
              isWalk={view.isWalk}
            />,
            map.getCanvasContainer(),
          )}
          <MapControls map={map} view={view} />
          {clearHref !== undefined && view.pins.some(({ isSelected }) => isSelected) && (
            <a ref={clear} className={styles.clear} href={clearHref} data-replace>
              Clear selection
            </a>
          )}
        </>
      )}
    </div>
  )
}

/** Later changes of the props do not change the ground. */
function useGround(
  element: { readonly current: HTMLDivElement | null },
  props: LiveMapProps,
): MapLibreMap | undefined {
  const [map, setMap] = useState<MapLibreMap>()
  const create = useEffectEvent((container: HTMLElement) => createGround(container, props))
  const ready = useEffectEvent((drawn: MapLibreMap) => {
    setMap(drawn)
    props.onReady(props.ground.kind === 'outside' ? attributionOf(drawn) : undefined)
  })
  const fail = useEffectEvent(props.onFail)
  const follow = useEffectEvent((drawn: MapLibreMap) => followLook(drawn, props))
  useEffect(() => map && follow(map), [map])
  useEffect(() => {
    if (!element.current) return undefined
    let made: MapLibreMap
    try {
      made = create(element.current)
    } catch {
      // If the browser has no WebGL, or no WebGL context left, the still map stays.
      fail()
      return undefined
    }
    let isDrawn = false
    made.once('load', () => {
      isDrawn = true
      ready(made)
    })
    // If an error occurs before the first drawing, the still map stays. A later error concerns a single tile, whose
    // place stays empty.
    made.on('error', () => isDrawn || fail())
    made.on('webglcontextlost', fail)
    return () => {
      setMap(undefined)
      made.remove()
    }
  }, [element])
  return map
}
