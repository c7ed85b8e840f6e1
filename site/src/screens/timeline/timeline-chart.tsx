import { formatTime } from 'contract/rules/local-time.ts'
import type { ReactNode } from 'react'
import { Caption } from '../../ui/caption.tsx'
import { Link } from '../../ui/link.tsx'
import {
  barStretch,
  dayScale,
  editionDays,
  nameStretch,
  pointStretch,
  type Stretch,
  type TimelineDay,
} from './days.ts'
import type { TimelineSessionView } from '../../views/timeline-session.ts'
import type { BarView } from './load.ts'
import { throughoutText } from './throughout.tsx'
import styles from './timeline-chart.module.css'

function Chart({ label, cellsPerColumn = 1, children, ...scale }: ChartProps) {
  return (
    <section className={styles.region} aria-label={label}>
      <div className={styles.sheet}>
        <Scale {...scale} />
        {/* A table: its cells can span columns without a style attribute, which the policy forbids (decision 005). */}
        <table className={styles.chart} role="presentation">
          <colgroup>
            <col span={scale.columns * cellsPerColumn} />
          </colgroup>
          {children}
        </table>
      </div>
    </section>
  )
}

interface ChartProps {
  readonly label: string
  readonly columns: number
  readonly cellsPerColumn?: number
  /** The index of the current column. */
  readonly now?: number | undefined
  readonly children: ReactNode
}

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
      {now !== undefined && (
        <path className={styles.now} data-today="true" d={`M${now + 0.5} 0V1`} />
      )}
    </svg>
  )
}

export interface EditionChartProps {
  readonly start: string
  readonly end: string
  readonly days: readonly TimelineDay[]
  readonly throughout: number
  readonly bars: readonly BarView[]
}

/** Sessions are points, exhibitions are bars. Exhibitions that last the whole edition are one bar. */
export function EditionChart({ start, end, days, throughout, bars }: EditionChartProps) {
  const columns = editionDays(start, end)
  const shown = days.filter(({ date }) => columns.includes(date))
  const today = shown.findIndex(({ isToday }) => isToday)
  return (
    <Chart label="Chart by day" columns={columns.length} now={today === -1 ? undefined : today}>
      <thead aria-hidden="true">
        <tr>
          {shown.map(({ date, head: [weekday, day], isToday }) => (
            <th key={date} className={styles.day} data-today={isToday || undefined}>
              <span className={styles.label}>{weekday}</span>
              <span className={styles.label}>{day}</span>
            </th>
          ))}
        </tr>
        <tr>
          {shown.map(({ date, points }) => (
            <td key={date} className={styles.points}>
              {points.map(({ id }) => (
                <span key={id} className={styles.dot} />
              ))}
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {throughout > 0 && (
          <Row stretch={barStretch({ start, end }, columns)} of={columns.length}>
            {throughoutText(throughout)}
          </Row>
        )}
        {bars.map((bar) => (
          <Row
            key={bar.id}
            stretch={barStretch(bar, columns)}
            of={columns.length}
            isOff={bar.isOff}
          >
            <Link href={bar.href}>
              <Caption text={barText(bar)} />
            </Link>
          </Row>
        ))}
      </tbody>
    </Chart>
  )
}

export function DayChart({ points }: { points: readonly TimelineSessionView[] }) {
  const scale = dayScale(points)
  if (!scale) return null
  const hours = Array.from({ length: scale.hours }, (_, index) => scale.firstHour + index)
  return (
    <Chart label="Chart by hour" columns={scale.hours} cellsPerColumn={2}>
      <thead aria-hidden="true">
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
            <Link href={point.href}>
              <Caption text={point.title} />
            </Link>
          </Row>
        ))}
      </tbody>
    </Chart>
  )
}

interface RowProps {
  /** Undefined if the bar is outside of the chart. */
  readonly stretch: Stretch | undefined
  readonly of: number
  /** Whether the event does not take place; then its bar is hollow. */
  readonly isOff?: true | undefined
  readonly children: ReactNode
}

function Row({ stretch, of, isOff, children }: RowProps) {
  if (!stretch) return null
  const { isAtEnd, ...name } = nameStretch(stretch, of)
  return (
    <>
      <Cells {...name} of={of}>
        <span className={styles.name} data-end={isAtEnd || undefined}>
          {children}
        </span>
      </Cells>
      <Cells {...stretch} of={of}>
        <span className={styles.line}>
          {stretch.isCutAtStart && <Arrow points="6,0 0,6 6,12" />}
          <span className={styles.rule} data-off={isOff} />
          {stretch.isCutAtEnd && <Arrow points="0,0 6,6 0,12" />}
        </span>
      </Cells>
    </>
  )
}

interface CellsProps extends Pick<Stretch, 'before' | 'columns'> {
  readonly of: number
  readonly children: ReactNode
}

function Cells({ before, columns, of, children }: CellsProps) {
  const after = of - before - columns
  return (
    <tr>
      {before > 0 && <td colSpan={before}>&nbsp;</td>}
      <td colSpan={columns} className={styles.filled}>
        {children}
      </td>
      {after > 0 && <td colSpan={after}>&nbsp;</td>}
    </tr>
  )
}

function Arrow({ points }: { points: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 6 12">
      <polygon points={points} fill="currentColor" />
    </svg>
  )
}

function barText({ title, number, status, when }: BarView): string {
  return `${[status, number, title].filter(Boolean).join(' ')}, ${when}`
}
