import { Island } from '../islands/island.tsx'
import { arrangeMap, type ArrangedName, type ArrangedPin } from './arrange-map.ts'
import styles from './street-map.module.css'
import { GROUND_LAYERS, type LiveMapView, type StreetMapView } from './street-map-view.ts'

/** The distance from a pin's edge to the middle of its ring: a gap of 2 px and half a stroke (spec/design §5.7.3). */
const RING = 3.5

export interface StreetMapProps {
  readonly view: StreetMapView
  readonly label?: string
  readonly clearHref?: string | undefined
  readonly fills?: true
}

/** A live map replaces an `area` if the browser can draw one (spec/screens §5.2). A `strip` stays still. */
export function StreetMap({ view, label = 'Map', clearHref, fills }: StreetMapProps) {
  return (
    <figure className={styles.map} data-fills={fills}>
      <div className={styles.layers} data-layers="">
        <StillMap view={view} label={label} />
        {view.shape === 'area' && (
          <Island name="live-map" props={{ view: liveView(view), label, clearHref }} />
        )}
      </div>
      <figcaption>
        <span data-attribution="">{view.attribution}</span>
      </figcaption>
    </figure>
  )
}

function liveView({ ground: _ground, names: _names, ...view }: StreetMapView): LiveMapView {
  return view
}

/** Works without script. The ground scales with the map; pins and names keep their size. */
function StillMap({ view, label }: { readonly view: StreetMapView; readonly label: string }) {
  const { shape, frame, ground, line } = view
  const { pins, names } = arrangeMap(view)
  return (
    <div className={styles.window} data-shape={shape}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no element for a named group of links */}
      <svg className={styles.drawing} role="group" aria-label={label}>
        <svg
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {GROUND_LAYERS.map(
            (layer) =>
              ground[layer] && <path key={layer} className={styles[layer]} d={ground[layer]} />,
          )}
          {line && <path className={styles.casing} d={line} />}
          {line && <path className={styles.line} d={line} />}
        </svg>
        <g className={styles.names} aria-hidden="true">
          {names.map((name) => (
            <Name key={`${name.text} ${name.left} ${name.top}`} name={name} />
          ))}
        </g>
        <g className={styles.leaders} aria-hidden="true">
          {pins.map((pin) => (
            <Leader key={pin.id} pin={pin} />
          ))}
        </g>
        {pins.map((pin) => (
          <Pin key={pin.id} pin={pin} />
        ))}
      </svg>
    </div>
  )
}

function Name({ name: { text, left, top, angle, from } }: { name: ArrangedName }) {
  if (angle === 0) {
    return (
      <text x={left} y={top} data-from={from}>
        {text}
      </text>
    )
  }
  return (
    <svg x={left} y={top} overflow="visible" data-from={from}>
      <text transform={`rotate(${angle})`}>{text}</text>
    </svg>
  )
}

/** The line from a place to a pin that was pushed away from it. */
function Leader({ pin: { id, left, top, dx, dy } }: { pin: ArrangedPin }) {
  if (dx === 0 && dy === 0) return null
  return (
    <svg x={left} y={top} overflow="visible" data-leader={id}>
      <path d={`M0 0L${dx} ${dy}`} />
      <circle r="3" />
    </svg>
  )
}

function Pin({ pin }: { pin: ArrangedPin }) {
  const { left, top, dx, dy, width, height, reach } = pin
  const reachX = Math.max(width / 2, reach)
  return (
    <svg x={left} y={top} overflow="visible" data-pin={pin.id}>
      <a href={pin.href} className={styles.pin} aria-label={pin.name} aria-current={pin.isSelected}>
        <g transform={dx === 0 && dy === 0 ? undefined : `translate(${dx} ${dy})`}>
          <rect
            className={styles.reach}
            x={-reachX}
            y={-reach}
            width={reachX * 2}
            height={reach * 2}
          />
          <Pill className={styles.ring} width={width + 2 * RING} height={height + 2 * RING} />
          <Pill className={styles.disc} width={width} height={height} />
          <text>{pin.label}</text>
        </g>
      </a>
      {/* The name is outside the link, whose accessible name already contains it: inside, the visible text and the
          accessible name would differ (WCAG 2.5.3). */}
      {pin.caption && (
        <text
          className={styles.caption}
          x={dx + pin.caption.x}
          y={dy + pin.caption.y}
          data-side={pin.caption.side}
          data-from={pin.caption.from}
          aria-hidden="true"
        >
          {pin.caption.text}
        </text>
      )}
    </svg>
  )
}

function Pill({
  className,
  width,
  height,
}: {
  className: string | undefined
  width: number
  height: number
}) {
  return (
    <rect
      className={className}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={height / 2}
    />
  )
}
