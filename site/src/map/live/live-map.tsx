import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import type { LiveMapProps } from '../live-maps.ts'
import { createGround } from './create-ground.ts'
import styles from './live-map.module.css'
import { LivePins } from './live-pins.tsx'
import { MapControls } from './map-controls.tsx'
import { attributionOf } from './outside-style.ts'
import { useCamera } from './use-camera.ts'

/** A map that moves, over a still one with the same pins (spec/screens §5.2). */
export function LiveMap(props: LiveMapProps) {
  const { view, label, here, clearHref } = props
  const element = useRef<HTMLDivElement>(null)
  const clear = useRef<HTMLAnchorElement>(null)
  const map = useGround(element, props)
  useCamera(map, props)

  /** Out of the pins to the map, and there out of the selection. */
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
            <LivePins map={map} pins={view.pins} label={label} here={here} />,
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

/** The ground, from when it is drawn. What is said of it at its creation stays. */
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
  useEffect(() => {
    if (!element.current) return undefined
    let made: MapLibreMap
    try {
      made = create(element.current)
    } catch {
      // No WebGL, or none left: the still map stays.
      fail()
      return undefined
    }
    let isDrawn = false
    made.once('load', () => {
      isDrawn = true
      ready(made)
    })
    // A tile that fails later leaves a gap; a ground that fails leaves the still map.
    made.on('error', () => isDrawn || fail())
    made.on('webglcontextlost', fail)
    return () => {
      setMap(undefined)
      made.remove()
    }
  }, [element])
  return map
}
