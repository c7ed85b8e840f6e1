import type { BasemapArea } from 'contract/answers/parts.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  useIsland,
  type IslandContextValue,
  type LiveGround,
} from '../../islands/island-context.ts'
import { narrowMap } from '../fit-frame.ts'
import { MAP_WOKEN_EVENT, PLACES_EVENT, type PlacesShown } from '../places-shown.ts'
import type { LiveMapView } from '../street-map-view.ts'
import { LiveMap } from './live-map.tsx'

export interface LiveMapIslandProps {
  readonly view: LiveMapView
  readonly label: string
  readonly clearHref?: string | undefined
}

/** spec/screens §5.2 */
export function LiveMapIsland(props: LiveMapIslandProps) {
  const island = useIsland()
  return island && <LiveMapPlace {...props} island={island} />
}

function LiveMapPlace({
  view,
  label,
  clearHref,
  island,
}: LiveMapIslandProps & { readonly island: IslandContextValue }) {
  const { element } = island
  const ground = useGround(view.area, island)
  const [state, setState] = useState<'still' | 'live' | 'failed'>('still')
  const [attribution, setAttribution] = useState<string>()
  const { pins, here, selected, covered } = usePlaces()
  const isLive = ground !== undefined && state === 'live'
  // After each render, because a navigation may have replaced the page around the map.
  useLayoutEffect(() => {
    element.closest('[data-layers]')?.toggleAttribute('data-live', isLive)
    const line = element.closest('figure')?.querySelector('[data-attribution]')
    const words = (isLive ? attribution : undefined) ?? view.attribution
    if (line && line.textContent !== words) line.textContent = words
  })
  if (!ground || state === 'failed') return null
  return (
    <LiveMap
      key={view.area}
      view={withSelected(pins ? narrowed(view, pins) : view, selected)}
      {...{ label, here, covered }}
      // An open card has its own way to be closed.
      clearHref={selected ? undefined : clearHref}
      ground={ground}
      onReady={(text) => {
        setAttribution(text)
        setState('live')
      }}
      onFail={() => setState('failed')}
    />
  )
}

/** Undefined until the ground is loaded, and if there is none. If loading fails, the page says so. */
function useGround(
  area: BasemapArea,
  { loadGround, showPartFailure, element }: IslandContextValue,
) {
  const [loaded, setLoaded] = useState<{
    readonly area: BasemapArea
    readonly ground: LiveGround
  }>()
  const load = useEffectEvent(loadGround)
  const fail = useEffectEvent(() => {
    showPartFailure(element.closest('figure')?.lastElementChild, 'The interactive map')
  })
  useEffect(() => {
    let isLeft = false
    load(area).then(
      (ground) => {
        if (ground && !isLeft) setLoaded({ area, ground })
      },
      () => {
        if (!isLeft) fail()
      },
    )
    return () => {
      isLeft = true
    }
  }, [area])
  return loaded?.area === area ? loaded.ground : undefined
}

function usePlaces(): PlacesShown {
  const [places, setPlaces] = useState<PlacesShown>({})
  useEffect(() => {
    const follow = (event: Event) => {
      const { detail } = event as CustomEvent<PlacesShown> // the event's contract
      setPlaces((before) => ({ ...before, ...detail }))
    }
    document.addEventListener(PLACES_EVENT, follow)
    document.dispatchEvent(new Event(MAP_WOKEN_EVENT))
    return () => document.removeEventListener(PLACES_EVENT, follow)
  }, [])
  return places
}

function narrowed(view: LiveMapView, pins: NonNullable<PlacesShown['pins']>): LiveMapView {
  const places = new Map(pins.map(({ id, href }, index) => [id, { href, index }]))
  const map = narrowMap(view, (pin) => {
    const place = places.get(pin.id)
    return place && { ...pin, href: place.href }
  })
  const indexOf = (id: string) => places.get(id)?.index ?? 0
  return { ...map, pins: map.pins.toSorted((a, b) => indexOf(a.id) - indexOf(b.id)) }
}

function withSelected(view: LiveMapView, selected: string | undefined): LiveMapView {
  if (!selected) return view
  const pins = view.pins.map(({ isSelected: _was, ...pin }) =>
    pin.id === selected ? { ...pin, isSelected: true as const } : pin,
  )
  return { ...view, pins }
}
