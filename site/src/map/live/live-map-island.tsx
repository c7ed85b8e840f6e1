import type { BasemapArea } from 'contract/answers/parts.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  useIsland,
  type IslandContextValue,
  type LiveGround,
} from '../../islands/island-context.ts'
import { narrowMap } from '../narrow-map.ts'
import { MAP_WOKEN_EVENT, PLACES_EVENT, type PlacesShown } from '../places-shown.ts'
import type { LiveMapView } from '../street-map-view.ts'
import { LiveMap } from './live-map.tsx'

export interface LiveMapIslandProps {
  readonly view: LiveMapView
  readonly label: string
  /** Takes the selection back. */
  readonly clearHref?: string | undefined
}

/** What takes the place of a still map beside it, in the same figure (spec/screens §5.2). */
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
  const { pins, here } = usePlaces()
  const isLive = ground !== undefined && state === 'live'
  // After each render: the page around the map may be another since the last one.
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
      view={pins ? narrowed(view, pins) : view}
      {...{ label, here, clearHref }}
      ground={ground}
      onReady={(said) => {
        setAttribution(said)
        setState('live')
      }}
      onFail={() => setState('failed')}
    />
  )
}

/** Undefined until it is there, and for good where there is none; says so where it could not be had. */
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
    showPartFailure(element.closest('figure')?.lastElementChild, 'The moving map')
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

/** What the list beside the map shows, when that is not what the page came with. */
function usePlaces(): PlacesShown {
  const [places, setPlaces] = useState<PlacesShown>({})
  useEffect(() => {
    const follow = (event: Event) => {
      const { detail } = event as CustomEvent<PlacesShown> // what the event carries
      setPlaces((before) => ({ ...before, ...detail }))
    }
    document.addEventListener(PLACES_EVENT, follow)
    document.dispatchEvent(new Event(MAP_WOKEN_EVENT))
    return () => document.removeEventListener(PLACES_EVENT, follow)
  }, [])
  return places
}

/** The map about some pins, in their order. */
function narrowed(view: LiveMapView, pins: NonNullable<PlacesShown['pins']>): LiveMapView {
  const places = new Map(pins.map(({ id, href }, index) => [id, { href, index }]))
  const map = narrowMap(view, (pin) => {
    const place = places.get(pin.id)
    return place && { ...pin, href: place.href }
  })
  const indexOf = (id: string) => places.get(id)?.index ?? 0
  return { ...map, pins: map.pins.toSorted((a, b) => indexOf(a.id) - indexOf(b.id)) }
}
