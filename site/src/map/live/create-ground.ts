import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Map as MapLibreMap, setWorkerUrl, type TransformStyleFunction } from 'maplibre-gl'
import { joinBounds, placeOf, shownBounds } from '../drawing-bounds.ts'
import type { LiveGround } from '../../islands/island-context.ts'
import { readPath } from '../path-data.ts'
import type { Bounds, LiveMapView } from '../street-map-view.ts'
import { allowWorker } from './allow-worker.ts'
import { SIGNS } from './ground-signs.ts'
import { MOST_ZOOM } from './group-pins.ts'
import { groundStyle, askByPage, type GroundLook } from './ground-style.ts'
import { signsInView } from './signs-in-view.ts'

export interface GroundRequest {
  readonly view: LiveMapView
  readonly label: string
  readonly ground: LiveGround
}

/**
 * Creates the ground of a live map in an element, with the same bounds as the still map. It moves by drag and arrow
 * keys and zooms by pinch and by Ctrl with the wheel; the plain wheel scrolls the page. Throws without WebGL 2.
 */
export function createGround(
  container: HTMLElement,
  { view, label, ground }: GroundRequest,
): MapLibreMap {
  allowWorker(workerUrl)
  setWorkerUrl(workerUrl)
  const map = new MapLibreMap({
    container,
    bounds: cornersOf(shownBounds(view)),
    maxZoom: MOST_ZOOM,
    maxPitch: 0,
    // A map that fills the screen is moved by one finger; beside text, one finger scrolls the page.
    cooperativeGestures: !fillsScreen(container),
    dragRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    attributionControl: false,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl and the wheel to zoom the map',
      'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ and the wheel to zoom the map',
      'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
    },
    ...groundOptions(view, ground),
  })
  // The places of the signs depend on the bounds, so the style is set after them.
  if (ground.kind === 'source') {
    const signs = signsInView(map, view)
    map.setStyle(groundStyle(ground.source, readLook(container), { way: wayOf(view), signs }))
  }
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

function fillsScreen(container: HTMLElement): boolean {
  return container.closest('[data-fills]') !== null && matchMedia('(width <= 1024px)').matches
}

export function cornersOf({
  west,
  south,
  east,
  north,
}: Bounds): [[number, number], [number, number]] {
  return [
    [west, south],
    [east, north],
  ]
}

function groundOptions(view: LiveMapView, ground: LiveGround) {
  switch (ground.kind) {
    case 'outside':
      return { style: ground.styleUrl, transformRequest: askByPage() }
    case 'source': {
      // The map ends with its ground: on a phone, room beyond it would be empty at the top and bottom. A pin at the
      // edge is seen whole, because the bounds that show all pins have a margin.
      return { maxBounds: cornersOf(joinBounds(ground.source.bounds, shownBounds(view))) }
    }
  }
}

function wayOf(view: LiveMapView) {
  return readPath(view.line ?? '').map((line) =>
    line.map((point) => {
      const { lon, lat } = placeOf(view, point)
      return [lon, lat] as const
    }),
  )
}

/**
 * Draws the ground anew whenever the page's colours change. Returns a function that stops this. An outside ground
 * keeps its own colours.
 */
export function followLook(
  map: MapLibreMap,
  { view, ground }: Pick<GroundRequest, 'view' | 'ground'>,
): () => void {
  if (ground.kind === 'outside') return () => undefined
  const container = map.getContainer()
  let drawn = JSON.stringify(readLook(container))
  const redraw = () => {
    const look = readLook(container)
    const now = JSON.stringify(look)
    if (now === drawn) return
    drawn = now
    map.setStyle(groundStyle(ground.source, look, { way: wayOf(view) }), {
      transformStyle: keepSigns,
    })
  }
  const root = new MutationObserver(redraw)
  root.observe(document.documentElement, { attributes: true })
  const media = ['(forced-colors: active)', '(prefers-color-scheme: dark)'].map((query) =>
    matchMedia(query),
  )
  for (const each of media) each.addEventListener('change', redraw)
  return () => {
    root.disconnect()
    for (const each of media) each.removeEventListener('change', redraw)
  }
}

const keepSigns: TransformStyleFunction = (before, after) => ({
  ...after,
  sources: { ...after.sources, ...(before?.sources[SIGNS] && { [SIGNS]: before.sources[SIGNS] }) },
})

/** Colours are drawn and read back, because MapLibre cannot parse `color-mix`. */
function readLook(element: HTMLElement): GroundLook {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const computed = getComputedStyle(element)
  const colour = (name: string): string => {
    element.style.setProperty('color', `var(${name})`)
    if (!pixel) return computed.color
    pixel.fillStyle = computed.color
    pixel.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const [font = 'sans-serif'] = computed.fontFamily.split(',')
  const look = {
    background: colour('--background'),
    wash: colour('--wash'),
    line: colour('--line'),
    ink: colour('--ink'),
    ink2: colour('--ink-2'),
    font: font.replaceAll(/["']/g, ''),
  }
  element.style.removeProperty('color')
  return look
}
