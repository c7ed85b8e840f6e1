import type { Basemap } from 'contract/answers/basemap.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'
import { memoiseWith } from 'contract/rules/memoise-bounded.ts'
import type { MapSource } from 'contract/rules/map-source.ts'
import { drawGround, drawLine, drawNames, type ToUnits } from './draw-ground.ts'
import { sourceOfDrawing } from './source-of-drawing.ts'
import { boundsOf, frameOf, widen } from './drawing-bounds.ts'
import { fitFrame, LEAST_ACROSS_M } from './fit-frame.ts'
import {
  DRAWING_WIDTH,
  wholeFrame,
  type Frame,
  type MapFeature,
  type MapShape,
  type StreetMapView,
} from './street-map-view.ts'
import { groundScale, project } from 'contract/rules/web-mercator.ts'

export interface BasemapSource {
  get(key: `/basemap/${BasemapArea}`): Basemap | undefined
}

export interface StreetMapRequest {
  readonly area: BasemapArea | undefined
  /** In the order of the list beside the map; undefined for items without a place, which are left out. */
  readonly features: readonly (MapFeature | undefined)[]
  /** The route of a walk, `[lon, lat]`. */
  readonly line?: readonly (readonly [lon: number, lat: number])[] | undefined
  readonly selected?: string | undefined
  /** `strip` by default. */
  readonly shape?: MapShape | undefined
  readonly isWalk?: true | undefined
}

/**
 * Lines farther away from the drawing than this share of its span are skipped. It is more than `BLEED`, the margin at
 * which lines are cut.
 */
const AROUND = 0.1
/** The most drawings to remember for each base map. A judgement: the paths of one have up to 36 kB. */
const MOST_GROUNDS = 100

/**
 * Makes the view of a still map (spec/screens §5.2): `/basemap/{area}` in Web Mercator, fitted to the features and
 * the line. Undefined if nothing has a place or there is no base map; the page is complete without it.
 */
export function loadStreetMap(
  content: BasemapSource,
  { area, features, line = [], selected, shape = 'strip', isWalk }: StreetMapRequest,
): StreetMapView | undefined {
  const shown = features.filter((feature) => feature !== undefined)
  const places = [...shown.map(({ at }) => at), ...line.map(([lon, lat]) => ({ lon, lat }))]
  const [first] = places
  if (area === undefined || !first) return undefined
  const drawing = content.get(`/basemap/${area}`)
  if (!drawing) return undefined
  const source = sourceOfDrawing(drawing)

  const scale = groundScale(first.lat)
  const fitted = fitFrame(
    places.map(project),
    shape,
    LEAST_ACROSS_M[area] / scale,
    frameOf(source.bounds),
  )
  if (!fitted) return undefined
  const { toUnits, frame, bounds } = drawingPlace({ shape, fitted })
  return {
    shape,
    area,
    bounds,
    frame,
    metresPerUnit: (scale * fitted.width) / DRAWING_WIDTH,
    ...groundOf(source, { shape, fitted }),
    line: line.length > 1 ? drawLine(line.map(toUnits)) : undefined,
    pins: shown.map((feature) => {
      const { x, y } = toUnits([feature.at.lon, feature.at.lat])
      return {
        ...feature,
        x: Math.round(x),
        y: Math.round(y),
        ...(feature.id === selected ? { isSelected: true } : {}),
      }
    }),
    isWalk,
    attribution: source.attribution,
  }
}

interface Fitted {
  readonly shape: MapShape
  readonly fitted: Frame
}

function drawingPlace({ shape, fitted }: Fitted) {
  const unitsPerMetre = DRAWING_WIDTH / fitted.width
  const toUnits: ToUnits = ([lon, lat]) => {
    const { x, y } = project({ lon, lat })
    return { x: (x - fitted.x) * unitsPerMetre, y: (y - fitted.y) * unitsPerMetre }
  }
  const bounds = boundsOf(fitted)
  return { toUnits, frame: wholeFrame(shape), bounds, around: widen(bounds, AROUND) }
}

type Drawn = Pick<StreetMapView, 'ground' | 'names'>

/** All events at a venue have the same ground. */
const groundOf = memoiseWith(MOST_GROUNDS, (source: MapSource, fitted: Fitted): Drawn => {
  const place = drawingPlace(fitted)
  return { ground: drawGround(source, place), names: drawNames(source, place) }
})
