import { formatTime } from 'contract/rules/melbourne-time.ts'
import type { ReactNode } from 'react'
import {
  barStretch,
  dayScale,
  editionDays,
  pointStretch,
  type Stretch,
  type TimelineDay,
} from './days.ts'
import type { BarView, PointView } from './load.ts'
import styles from './timeline-chart.module.css'

/** Scrolls sideways on small screens, with the keyboard too; what it shows is in the list below. */
function Chart({ label, children, ...scale }: ChartProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
    <section className={styles.region} aria-label={label} tabIndex={0}>
      <div className={styles.sheet}>
        <Scale {...scale} />
        {/* A table, because its columns may be spanned without a style attribute, which the policy forbids. */}
        <table className={styles.chart} aria-hidden="true">
          {children}
        </table>
      </div>
    </section>
  )
}

interface ChartProps {
  readonly label: string
  /** How many there are, of one width. */
  readonly columns: number
  /** The one that is now. */
  readonly now?: number | undefined
  readonly children: ReactNode
}

/** A line between every two columns, and one for now, behind the table. */
function Scale({ columns, now }: Pick<ChartProps, 'columns' | 'now'>) {
  const between = Array.from({ length: columns - 1 }, (_, index) => `M${index + 1} 0V1`).join('')
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${columns} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.between} d={between} />
      {now !== undefined && <path className={styles.now} d={`M${now + 0.5} 0V1`} />}
    </svg>
  )
}

export interface EditionChartProps {
  readonly start: string
  readonly end: string
  readonly days: readonly TimelineDay[]
  readonly bars: readonly BarView[]
}

/** One column a day: sessions as points, exhibitions as bars, a line for now (screens 5.4). */
export function EditionChart({ start, end, days, bars }: EditionChartProps) {
  const columns = editionDays(start, end)
  const shown = days.filter(({ date }) => columns.includes(date))
  const today = shown.findIndex(({ isToday }) => isToday)
  return (
    <Chart label="Chart by day" columns={columns.length} now={today === -1 ? undefined : today}>
      <thead>
        <tr>
          {shown.map(({ date, label, isToday }) => (
            <th key={date} className={styles.day} data-today={isToday || undefined}>
              <span className={styles.label}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {shown.map(({ date, points }) => (
            <td key={date} className={styles.day}>
              {points.map(({ id }) => (
                <span key={id} className={styles.dot} />
              ))}
            </td>
          ))}
        </tr>
        {bars.map((bar) => {
          const stretch = barStretch(bar, columns)
          return (
            stretch && (
              <Row key={bar.id} stretch={stretch} of={columns.length}>
                {barText(bar, stretch)}
              </Row>
            )
          )
        })}
      </tbody>
    </Chart>
  )
}

/** One day with its hours on the scale. */
export function DayChart({ points }: { points: readonly PointView[] }) {
  const scale = dayScale(points)
  if (!scale) return null
  const hours = Array.from({ length: scale.hours }, (_, index) => scale.firstHour + index)
  return (
    <Chart label="Chart by hour" columns={scale.hours}>
      <thead>
        <tr>
          {hours.map((hour) => (
            <th key={hour} className={styles.hour} colSpan={2}>
              {formatTime(`${String(hour % 24).padStart(2, '0')}:00`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <Row key={point.id} stretch={pointStretch(point, scale)} of={scale.hours * 2}>
            {point.title}
          </Row>
        ))}
      </tbody>
    </Chart>
  )
}

function Row({ stretch, of, children }: { stretch: Stretch; of: number; children: ReactNode }) {
  const { before, columns, isCutAtStart, isCutAtEnd } = stretch
  const after = of - before - columns
  return (
    <tr>
      {before > 0 && <td colSpan={before}>&nbsp;</td>}
      <td colSpan={columns} className={styles.bar}>
        <span className={styles.name}>{children}</span>
        <span className={styles.line}>
          {isCutAtStart && <Arrow points="6,0 0,4 6,8" />}
          <span className={styles.rule} />
          {isCutAtEnd && <Arrow points="0,0 6,4 0,8" />}
        </span>
      </td>
      {after > 0 && <td colSpan={after}>&nbsp;</td>}
    </tr>
  )
}

/** Says that a bar goes on. */
function Arrow({ points }: { points: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 6 8">
      <polygon points={points} fill="currentColor" />
    </svg>
  )
}

function barText(
  { title, number, status, when }: BarView,
  { isCutAtStart, isCutAtEnd }: Stretch,
): string {
  const name = [status, number, title].filter(Boolean).join(' ')
  return isCutAtStart || isCutAtEnd ? `${name}, ${when}` : name
}
