import { use, useEffect, useState, type ComponentType, type RefObject } from 'react'
import { LiveMapsContext, type LiveGround, type LiveMapProps } from './live-maps.ts'
import type { StreetMapView } from './street-map-view.ts'

/** What a live map of an area is drawn with. */
interface LiveParts {
  readonly area: StreetMapView['area']
  readonly LiveMap: ComponentType<LiveMapProps>
  readonly ground: LiveGround
}

export interface LiveMapState {
  /** Undefined until they are loaded, and for good where a live map cannot be drawn. */
  readonly parts: LiveParts | undefined
  /** They could not be loaded. */
  readonly isMissing: boolean
}

/** How far from the viewport a map is loaded, as a part of it. */
const NEAR = '25%'
const USES = ['pointerdown', 'wheel', 'focusin'] as const

/**
 * What a live map needs, once its still map comes near the viewport or is used (spec/screens §5.2). A strip stays still: it is a glance, and its pins lead to the whole map.
 */
export function useLiveMap(
  figure: RefObject<HTMLElement | null>,
  { area, shape }: Pick<StreetMapView, 'area' | 'shape'>,
): LiveMapState {
  const maps = use(LiveMapsContext)
  const [parts, setParts] = useState<LiveParts>()
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    const element = figure.current
    if (!maps || !element || shape !== 'area' || !hasWebGl()) return undefined
    const left = new AbortController()
    async function load() {
      const [LiveMap, ground] = await Promise.all([maps?.loadLiveMap(), maps?.loadGround(area)])
      if (LiveMap && ground && !left.signal.aborted) setParts({ area, LiveMap, ground })
    }
    whenApproached(element, {
      isEager: maps.isEager,
      signal: left.signal,
      approached: () => void load().catch(() => setIsMissing(true)),
    })
    return () => left.abort()
  }, [maps, figure, area, shape])
  return { parts: parts?.area === area ? parts : undefined, isMissing }
}

function whenApproached(
  element: HTMLElement,
  {
    isEager,
    signal,
    approached,
  }: { readonly isEager: boolean; readonly signal: AbortSignal; readonly approached: () => void },
): void {
  const once = new AbortController()
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(approached),
    { rootMargin: NEAR },
  )
  function end(then?: () => void) {
    once.abort()
    observer.disconnect()
    then?.()
  }
  if (isEager) observer.observe(element)
  for (const kind of USES) {
    element.addEventListener(kind, () => end(approached), { signal: once.signal, passive: true })
  }
  signal.addEventListener('abort', () => end())
}

/** Asked before anything is loaded: MapLibre draws with WebGL 2 only. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
