'use client'

import type { Basemap } from 'contract/answers/basemap.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'
import { BasemapArea as Areas } from 'contract/answers/parts.ts'
import { wordsOf } from 'contract/answers/field.ts'
import type { Position } from 'contract/rules/distance.ts'
import type { Point } from 'contract/rules/web-mercator.ts'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import styles from './drawn-map.module.css'
import { frameOf, isInside, type MapFrame } from './map-frame.ts'
import type { RouteLine } from './route-line.ts'

type Basemaps = Readonly<Record<BasemapArea, Basemap>>

const AREAS = Object.entries(wordsOf(Areas).choices ?? {}) as [BasemapArea, string][]
/** A judgement: the drawing has no more detail to show beyond 16. */
const ZOOMS = [1, 2, 4, 8, 16] as const
/** How far an arrow key moves the cross, as a part of the view: a few pixels, enough to reach a door. */
const STEP = 1 / 200
/** With Shift an arrow key moves this many steps: twenty presses from edge to edge. */
const FAR = 10
/** In units of the picture (`map-frame.ts`). */
const LABEL_SIZE = 12

interface DrawnMapProps {
  readonly place?: Position | undefined
  readonly line?: RouteLine
  /** Describes the effect of a click for people who do not see the map. */
  readonly label: string
  readonly onPick: (place: Position) => void
}

export function DrawnMap({ place, line = [], label, onPick }: DrawnMapProps) {
  const basemaps = useBasemaps()
  const first = place ?? endOf(line)
  const [chosen, setChosen] = useState<BasemapArea>()
  if (!basemaps) return <p>The map is loading …</p>
  const area = chosen ?? areaOf(basemaps, first)
  return (
    <div className={styles['map']}>
      <fieldset className={styles['bar']} aria-label="Which map">
        {AREAS.map(([each, words]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === area}
            onClick={() => setChosen(each)}
          >
            {words}
          </button>
        ))}
      </fieldset>
      <Ground
        key={area}
        basemap={basemaps[area]}
        place={place}
        line={line}
        label={label}
        onPick={onPick}
      />
    </div>
  )
}

/** Loaded on demand: about 130 KB that only people who open a map need. */
function useBasemaps(): Basemaps | undefined {
  const [basemaps, setBasemaps] = useState<Basemaps>()
  useEffect(() => {
    void import('content/basemap/basemaps.ts').then((loaded) => setBasemaps(loaded.basemaps))
  }, [])
  return basemaps
}

function endOf(line: RouteLine): Position | undefined {
  const [lon, lat] = line.at(-1) ?? []
  return lon === undefined || lat === undefined ? undefined : { lon, lat }
}

/** The most detailed map that contains a place; without a place, the city's. */
function areaOf(basemaps: Basemaps, place: Position | undefined): BasemapArea {
  const areas = AREAS.map(([area]) => area)
  return areas.find((area) => !place || isInside(basemaps[area], place)) ?? 'victoria'
}

interface GroundProps extends Required<Pick<DrawnMapProps, 'line' | 'label' | 'onPick'>> {
  readonly basemap: Basemap
  readonly place: Position | undefined
}

function Ground({ basemap, place, line, label, onPick }: GroundProps) {
  const frame = useMemo(() => frameOf(basemap), [basemap])
  const picture = useRef<SVGSVGElement>(null)
  const [zoom, setZoom] = useState<number>(ZOOMS[0])
  const known = place ?? endOf(line)
  const pin = known && frame.toPoint(known)
  const [cross, setCross] = useState<Point>()
  const centre = cross ?? pin ?? { x: frame.width / 2, y: frame.height / 2 }
  const view = viewOf(frame, centre, zoom)

  const pick = (event: MouseEvent) => {
    // A click that comes from Enter or the space bar has no position, so the position of the cross is used.
    const point = event.detail === 0 ? centre : pointOf(picture.current, event)
    setCross(point)
    onPick(frame.toPlace(point))
  }

  const move = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const step = view.width * STEP * (event.shiftKey ? FAR : 1)
    setCross({
      x: clamp(centre.x + direction.x * step, frame.width),
      y: clamp(centre.y + direction.y * step, frame.height),
    })
  }

  return (
    <>
      <button
        type="button"
        className={styles['picture']}
        aria-label={`${label}: click, or move the cross with the arrow keys and press Enter`}
        onClick={pick}
        onKeyDown={move}
      >
        <svg
          ref={picture}
          viewBox={[view.x, view.y, view.width, view.height].join(' ')}
          aria-hidden="true"
        >
          <Drawing basemap={basemap} frame={frame} zoom={zoom} />
          <polyline
            className={styles['line']}
            points={line.map(([lon, lat]) => coordinates(frame.toPoint({ lon, lat }))).join(' ')}
          />
          {pin && <circle className={styles['pin']} cx={pin.x} cy={pin.y} r={8 / zoom} />}
          <path className={styles['cross']} d={crossAt(centre, 12 / zoom)} />
        </svg>
      </button>
      <fieldset className={styles['bar']} aria-label="How near">
        {ZOOMS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === zoom}
            onClick={() => setZoom(each)}
          >
            {each}×
          </button>
        ))}
        <small>{basemap.attribution}</small>
      </fieldset>
    </>
  )
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface DrawingProps {
  readonly basemap: Basemap
  readonly frame: MapFrame
  readonly zoom: number
}

/** Lines and labels keep their size at every zoom. */
function Drawing({ basemap, frame, zoom }: DrawingProps) {
  const { water, parks, streets, paths, rail, labels } = basemap.layers
  const draw = (line: RouteLine) =>
    `M${line.map(([lon, lat]) => coordinates(frame.toPoint({ lon, lat }))).join('L')}`
  return (
    <>
      <path className={styles['parks']} d={parks.map(({ ring }) => `${draw(ring)}z`).join('')} />
      <path className={styles['water']} d={water.map(({ ring }) => `${draw(ring)}z`).join('')} />
      <path className={styles['paths']} d={paths.map((path) => draw(path.line)).join('')} />
      <path className={styles['rail']} d={rail.map((path) => draw(path.line)).join('')} />
      <path className={styles['streets']} d={streets.map((path) => draw(path.line)).join('')} />
      {labels.map(({ text, at: [lon, lat] }) => {
        const { x, y } = frame.toPoint({ lon, lat })
        return (
          <text key={`${text} ${lon} ${lat}`} x={x} y={y} fontSize={LABEL_SIZE / zoom}>
            {text}
          </text>
        )
      })}
    </>
  )
}

function viewOf(frame: MapFrame, centre: Point, zoom: number) {
  const [width, height] = [frame.width / zoom, frame.height / zoom]
  return {
    x: clamp(centre.x - width / 2, frame.width - width),
    y: clamp(centre.y - height / 2, frame.height - height),
    width,
    height,
  }
}

function pointOf(picture: SVGSVGElement | null, { clientX, clientY }: MouseEvent): Point {
  const matrix = picture?.getScreenCTM()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse())
  return { x, y }
}

function crossAt({ x, y }: Point, size: number): string {
  return `M${x - size} ${y}H${x + size}M${x} ${y - size}V${y + size}`
}

function coordinates({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
