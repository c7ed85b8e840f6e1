import type { Basemap } from 'contract/answers/basemap.ts'
import type { Position } from 'contract/rules/distance.ts'
import { project, unproject, type Point } from 'contract/rules/web-mercator.ts'
import { rounded } from './read-place.ts'

/**
 * The width of a drawn map, in units of its picture. It is about the width of a form in pixels, so sizes of text are
 * about pixels too.
 */
const WIDTH = 1000

export interface MapFrame {
  readonly width: number
  readonly height: number
  toPoint(place: Position): Point
  /** With five decimals. */
  toPlace(point: Point): Position
}

export function frameOf({ bounds }: Pick<Basemap, 'bounds'>): MapFrame {
  const topLeft = project({ lon: bounds.west, lat: bounds.north })
  const bottomRight = project({ lon: bounds.east, lat: bounds.south })
  const scale = WIDTH / (bottomRight.x - topLeft.x)
  return {
    width: WIDTH,
    height: (bottomRight.y - topLeft.y) * scale,
    toPoint(place) {
      const { x, y } = project(place)
      return { x: (x - topLeft.x) * scale, y: (y - topLeft.y) * scale }
    },
    toPlace({ x, y }) {
      return rounded(unproject({ x: x / scale + topLeft.x, y: y / scale + topLeft.y }))
    },
  }
}

export function isInside({ bounds }: Pick<Basemap, 'bounds'>, { lon, lat }: Position): boolean {
  return lon >= bounds.west && lon <= bounds.east && lat >= bounds.south && lat <= bounds.north
}
