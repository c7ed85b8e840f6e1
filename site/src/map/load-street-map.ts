import type { Basemap } from 'contract/answers/basemap.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'
import { remember } from 'contract/rules/remember.ts'
import { drawGround, drawLabels, drawLine, type ToUnits } from './draw-ground.ts'
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
import { groundScale, project } from './web-mercator.ts'

/** What the map needs of the site's content; any `Content` is one. */
export interface BasemapSource {
  get(key: `/basemap/${BasemapArea}`): Basemap | undefined
}

export interface StreetMapRequest {
  /** The base map to draw on; absent: there is none, and no map. */
  readonly area: BasemapArea | undefined
  /** In the order of the list beside the map; what has no place on the ground is undefined, and left out. */
  readonly features: readonly (MapFeature | undefined)[]
  /** The way of a walk, `[lon, lat]`. */
  readonly line?: readonly (readonly [lon: number, lat: number])[] | undefined
  /** Id of the feature that is marked. */
  readonly selected?: string | undefined
  /** `strip` unless given. */
  readonly shape?: MapShape | undefined
}

/** On each side of what is drawn, as a part of it: what lies farther away is not looked at. */
const AROUND = 0.1
/** Of one base map, 36 kB at most each. */
const MOST_GROUNDS = 100

/**
 * A still map as a view (spec/screens §5.2): `/basemap/{area}` in Web Mercator, fitted to the features and the line.
 * Undefined when nothing has a place on the ground, or without a base map: the page is whole without it.
 */
export function loadStreetMap(
  content: BasemapSource,
  { area, features, line = [], selected, shape = 'strip' }: StreetMapRequest,
): StreetMapView | undefined {
  const shown = features.filter((feature) => feature !== undefined)
  const places = [...shown.map(({ at }) => at), ...line.map(([lon, lat]) => ({ lon, lat }))]
  const [first] = places
  if (area === undefined || !first) return undefined
  const basemap = content.get(`/basemap/${area}`)
  if (!basemap) return undefined

  const scale = groundScale(first.lat)
  const fitted = fitFrame(
    places.map(project),
    shape,
    LEAST_ACROSS_M[area] / scale,
    frameOf(basemap.bounds),
  )
  if (!fitted) return undefined
  const { toUnits, frame, bounds } = drawingPlace({ shape, fitted })
  return {
    shape,
    area,
    bounds,
    frame,
    metresPerUnit: (scale * fitted.width) / DRAWING_WIDTH,
    ground: groundOf(basemap, { shape, fitted }),
    labels: drawLabels(basemap, toUnits, frame),
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
    attribution: basemap.attribution,
  }
}

/** Where a drawing of a shape lies on the ground. */
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

/** Of one base map, by `Fitted` as JSON. They go with the base map when its answer does. */
const grounds = new WeakMap<Basemap, (fitted: string) => StreetMapView['ground']>()

/** Every event of a venue has its map: what lies under the pins is drawn once for a place. */
function groundOf(basemap: Basemap, fitted: Fitted): StreetMapView['ground'] {
  const draw =
    grounds.get(basemap) ??
    remember(MOST_GROUNDS, (key) => drawGround(basemap, drawingPlace(JSON.parse(key) as Fitted)))
  grounds.set(basemap, draw)
  return draw(JSON.stringify(fitted))
}
