import type { Position } from 'contract/rules/distance.ts'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react'
import { boundsAround } from '../drawing-bounds.ts'
import { PINS_DRAWN_EVENT } from '../places-shown.ts'
import type { Bounds, MapPin } from '../street-map-view.ts'
import { cornersOf } from './create-ground.ts'
import type { Side } from '../place-captions.ts'
import { SIGNS, signShapes } from './ground-signs.ts'
import { MOST_ZOOM, captionsAt, groupPins, type PinGroup } from './group-pins.ts'
import styles from './live-map.module.css'
import { plainBounds, zoomStep } from './signs-in-view.ts'
import { keepInView } from './use-camera.ts'

/** Pins that were pushed farther than this, in pixels, have a line to their place. The pin would hide a shorter one. */
const PUSHED = 12
/** The margin around the pins of an opened cluster, in pixels. Chosen by eye. */
const CLUSTER_ROOM = 64

interface LivePinsProps {
  readonly map: MapLibreMap
  readonly pins: readonly MapPin[]
  readonly label: string
  readonly isWalk?: boolean | undefined
  readonly here?: Position | undefined
  readonly covered?: number | undefined
}

export function LivePins({ map, pins, label, isWalk, here, covered }: LivePinsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const step = useZoomStep(map)
  const groups = useMemo(() => groupPins(pins, step, { isWalk }), [pins, step, isWalk])
  const view = useBoundsInView(map)
  const captions = useMemo(() => captionsAt(groups, step, view), [groups, step, view])
  const spots = useMemo(
    () => [...groups, ...(here ? [{ at: here, dx: 0, dy: 0 }] : [])],
    [groups, here],
  )
  usePlaces(map, layer, spots)
  useClearGround(map, { groups, captions, step })
  useKeptFocus(map, layer, groups)
  return (
    // `usePlaces` finds the layer's children by their index, so it must have no others.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of links, no fieldset
    <div className={styles.pins} ref={layer} role="group" aria-label={label}>
      {groups.map((group) => (
        <Sign key={firstId(group)} caption={captions.get(group)} {...{ map, group, covered }} />
      ))}
      {here && (
        <span className={styles.here}>
          <span className="visuallyHidden">You are here</span>
        </span>
      )}
    </div>
  )
}

interface SignProps {
  readonly map: MapLibreMap
  readonly group: PinGroup
  readonly caption?: Side | undefined
  readonly covered: number | undefined
}

function Sign({ map, group, caption, covered }: SignProps) {
  const { pins } = group
  const [pin] = pins
  if (!pin) return null
  // Only when the focus comes by keyboard: moved by a press, the pin would leave the pointer before its click.
  const show = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) keepInView(map, group.at, covered)
  }
  if (pins.length > 1) {
    return (
      <button
        type="button"
        className={styles.cluster}
        data-pins={pins.map(({ id }) => id).join(' ')}
        aria-label={`${pins.length} places: ${pins.map(({ name }) => name).join('; ')}`}
        onFocus={show}
        onClick={() => open(map, group)}
      >
        {`+${pins.length}`}
      </button>
    )
  }
  return (
    <a
      href={pin.href}
      className={styles.pin}
      draggable={false}
      data-pins={pin.id}
      aria-label={pin.name}
      aria-current={pin.isSelected}
      onFocus={show}
    >
      {/* The space separates label and caption, as in the accessible name (WCAG 2.5.3). */}
      {`${pin.label} `}
      {caption && (
        <span className={styles.caption} data-side={caption} aria-hidden="true">
          {pin.caption}
        </span>
      )}
      {isPushed(group) && <Leader group={group} />}
    </a>
  )
}

function Leader({ group: { dx, dy } }: { readonly group: PinGroup }) {
  return (
    <svg className={styles.leader} overflow="visible" width="1" height="1" aria-hidden="true">
      <path d={`M0 0L${-dx} ${-dy}`} stroke="currentColor" />
      <circle cx={-dx} cy={-dy} r="3" fill="currentColor" />
    </svg>
  )
}

function isPushed({ dx, dy }: PinGroup): boolean {
  return Math.hypot(dx, dy) > PUSHED
}

/**
 * Zooms in by at least one level, up to the closest zoom: to show pins that are far apart, a lower zoom could be enough, but then the press
 * would seem to do nothing.
 */
function open(map: MapLibreMap, { pins, at }: PinGroup): void {
  const around = cornersOf(boundsAround(pins.map((pin) => pin.at)))
  const camera = map.cameraForBounds(around, { padding: CLUSTER_ROOM })
  const zoom = Math.max(camera?.zoom ?? 0, map.getZoom() + 1)
  map.easeTo({ center: [at.lon, at.lat], zoom: Math.min(zoom, MOST_ZOOM) })
}

function useZoomStep(map: MapLibreMap): number {
  const [step, setStep] = useState(() => zoomStep(map))
  useEffect(() => {
    const follow = () => setStep(zoomStep(map))
    map.on('zoom', follow)
    return () => void map.off('zoom', follow)
  }, [map])
  return step
}

function useBoundsInView(map: MapLibreMap): Bounds {
  const [bounds, setBounds] = useState(() => map.getBounds())
  useEffect(() => {
    const follow = () => setBounds(map.getBounds())
    const events = ['moveend', 'resize'] as const
    for (const event of events) map.on(event, follow)
    return () => {
      for (const event of events) map.off(event, follow)
    }
  }, [map])
  return useMemo(() => plainBounds(bounds), [bounds])
}

function usePlaces(
  map: MapLibreMap,
  layer: { readonly current: HTMLElement | null },
  spots: readonly Pick<PinGroup, 'at' | 'dx' | 'dy'>[],
): void {
  useLayoutEffect(() => {
    function place() {
      const children = [...(layer.current?.children ?? [])]
      for (const [index, { at, dx, dy }] of spots.entries()) {
        const { x, y } = map.project([at.lon, at.lat])
        const child = children[index]
        if (child instanceof HTMLElement) {
          child.style.setProperty('translate', `${Math.round(x + dx)}px ${Math.round(y + dy)}px`)
        }
      }
    }
    place()
    document.dispatchEvent(new Event(PINS_DRAWN_EVENT))
    map.on('move', place)
    map.on('resize', place)
    return () => {
      map.off('move', place)
      map.off('resize', place)
    }
  }, [map, layer, spots])
}

/** An outside ground has no source for signs, so its names are not kept away from them. */
function useClearGround(
  map: MapLibreMap,
  {
    groups,
    captions,
    step,
  }: {
    readonly groups: readonly PinGroup[]
    readonly captions: ReadonlyMap<PinGroup, Side>
    readonly step: number
  },
): void {
  useEffect(() => {
    const signs = groups.map((group) => ({ group, side: captions.get(group) }))
    void map.getSource<GeoJSONSource>(SIGNS)?.setData(signShapes(signs, step))
  }, [map, groups, captions, step])
}

/** Moves the focus from a pin to the cluster that it joins, and from a cluster to the first pin when it separates. */
function useKeptFocus(
  map: MapLibreMap,
  layer: { readonly current: HTMLElement | null },
  groups: readonly PinGroup[],
): void {
  const focusedId = useRef<string>(undefined)
  useLayoutEffect(() => {
    // If a pin of the still map has the focus, the live pin takes it over: the still map is about to be hidden.
    const focused = document.activeElement?.closest('[data-pin]')
    const id = focused?.getAttribute('data-pin') ?? undefined
    if (id !== undefined) focusOn(layer.current, id)
  }, [layer])
  useEffect(() => {
    const remember = () => {
      const focused = document.activeElement
      focusedId.current = layer.current?.contains(focused)
        ? focused?.getAttribute('data-pins')?.split(' ')[0]
        : undefined
    }
    // After a press outside the pins, no pin gets the focus back. The press is followed here, because it does not
    // always move the focus.
    const forget = ({ target }: Event) => {
      if (target instanceof Node && !layer.current?.contains(target)) focusedId.current = undefined
    }
    map.on('zoom', remember)
    // Pins can be joined without a zoom too: when a card closes, its pin is no longer selected.
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      map.off('zoom', remember)
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [map, layer])
  useLayoutEffect(() => {
    const { current: id } = focusedId
    if (id === undefined || document.activeElement !== document.body) return
    const index = groups.findIndex(({ pins }) => pins.some((pin) => pin.id === id))
    const sign = layer.current?.children[index]
    if (sign instanceof HTMLElement) sign.focus({ preventScroll: true })
  }, [groups, layer])
}

function focusOn(layer: HTMLElement | null, id: string): void {
  const sign = layer?.querySelector<HTMLElement>(`[data-pins~="${CSS.escape(id)}"]`)
  sign?.focus({ preventScroll: true })
}

function firstId({ pins }: PinGroup): string {
  return `${pins.length > 1 ? 'cluster' : 'pin'} ${pins[0]?.id ?? ''}`
}
