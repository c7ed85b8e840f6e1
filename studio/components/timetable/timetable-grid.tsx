'use client'

import {
  dayOf,
  formatDate,
  formatTime,
  formatTimeRange,
  timeOf,
} from 'contract/rules/local-time.ts'
import {
  STEP_MIN,
  timeIn,
  type Column,
  type DayGrid,
  type PlacedSession,
  type Span,
} from 'content/timetable/day-grid.ts'
import type { PlannedSession, PlannedVenue } from 'content/timetable/read-timetable.ts'
import { useState } from 'react'
import { MoveDialog } from './move-dialog.tsx'
import { sessionAddress, stateWordsOf } from './session-words.ts'
import styles from './timetable.module.css'
import { useDrag, type Drag } from './use-drag.ts'
import { useMoving, type SessionSlot } from './use-moving.ts'

interface Props {
  readonly grid: DayGrid
  /** All venues of the edition. */
  readonly venues: readonly PlannedVenue[]
}

const HOUR_MIN = 60

export function TimetableGrid({ grid, venues }: Props) {
  const { said, undo, move } = useMoving()
  const [chosen, setChosen] = useState<PlacedSession>()
  const drag = useDrag(grid, (session, to) => void move(session, to, placeWords(to, venues)))
  const hours = Array.from(
    { length: (grid.to - grid.from) / HOUR_MIN },
    (_hour, index) => grid.from + index * HOUR_MIN,
  )
  return (
    <>
      <output className={styles['said']}>
        {said}{' '}
        {undo && (
          <button type="button" onClick={undo}>
            Undo
          </button>
        )}
      </output>
      <section className={styles['scroll']} aria-label="Sessions by venue">
        <div className={styles['grid']} data-timetable>
          <div className={styles['hours']} aria-hidden="true">
            <p className={styles['venue']} />
            <div className={styles['steps']} style={rowsOf(grid)}>
              {hours.map((hour) => (
                <span key={hour} style={spanStyle(grid, { from: hour, to: hour + HOUR_MIN })}>
                  {formatTime(timeOf(timeIn(grid.day, hour)))}
                </span>
              ))}
            </div>
          </div>
          {grid.columns.map((column) => (
            <VenueColumn
              key={column.venue?.id ?? 0}
              grid={grid}
              column={column}
              drag={drag}
              onMove={setChosen}
            />
          ))}
        </div>
      </section>
      <p className={styles['help']}>
        White: the venue is open. Moving a session of a public event changes its draft: publish the
        event to show it to visitors.
      </p>
      {chosen && (
        <MoveDialog
          session={chosen.session}
          venues={venues}
          onClose={() => setChosen(undefined)}
          onMove={(to) => move(chosen.session, to, placeWords(to, venues))}
        />
      )}
    </>
  )
}

interface ColumnProps {
  readonly grid: DayGrid
  readonly column: Column
  readonly drag: Drag
  readonly onMove: (placed: PlacedSession) => void
}

function VenueColumn({ grid, column, drag, onMove }: ColumnProps) {
  const { venue, openings, sessions } = column
  const target = drag.target?.venue === venue?.id ? drag.target : undefined
  return (
    <section className={styles['column']} data-venue={venue?.id}>
      <h3 className={styles['venue']}>{venue?.name ?? 'No venue yet'}</h3>
      <ol className={styles['steps']} style={rowsOf(grid)}>
        {(openings ?? []).map((opening) => (
          <li
            key={opening.from}
            className={styles['open']}
            style={spanStyle(grid, opening)}
            aria-hidden="true"
          />
        ))}
        {sessions.map((placed) => (
          <li
            key={`${placed.session.event}/${placed.session.id}`}
            className={styles['session']}
            style={sessionStyle(grid, column, placed)}
            data-status={placed.session.status}
            data-state={placed.session.state}
            data-clashes={placed.session.clashes.length > 0}
            onPointerDown={(event) => drag.begin(event, placed)}
          >
            <Session session={placed.session} onMove={() => onMove(placed)} />
          </li>
        ))}
        {target && (
          <li className={styles['target']} style={spanStyle(grid, target)}>
            {formatTime(timeOf(timeIn(grid.day, target.from)))}
          </li>
        )}
      </ol>
    </section>
  )
}

interface SessionProps {
  readonly session: PlannedSession
  readonly onMove: () => void
}

function Session({ session, onMove }: SessionProps) {
  const { title, start, end, type } = session
  return (
    <>
      <a href={sessionAddress(session)} draggable={false}>
        {title}
      </a>
      <span>{formatTimeRange(timeOf(start), timeOf(end))}</span>
      <span>{[type, ...stateWordsOf(session)].filter(Boolean).join(' · ')}</span>
      {session.clashes.map((clash) => (
        <strong key={clash}>{clash}</strong>
      ))}
      <button type="button" onClick={onMove} aria-label={`Move ${title}`}>
        Move
      </button>
    </>
  )
}

/** `Sat, 14 Mar, 6.45pm, Shed 9` */
function placeWords({ start, venue }: SessionSlot, venues: readonly PlannedVenue[]): string {
  const name = venues.find(({ id }) => id === venue)?.name
  return [formatDate(dayOf(start), 'weekday-short'), formatTime(timeOf(start)), name]
    .filter(Boolean)
    .join(', ')
}

function rowsOf({ from, to }: Span) {
  return { gridTemplateRows: `repeat(${(to - from) / STEP_MIN}, 1rem)` }
}

function spanStyle(grid: Span, { from, to }: Span) {
  const row = (minutes: number) =>
    Math.round((Math.min(Math.max(minutes, grid.from), grid.to) - grid.from) / STEP_MIN) + 1
  return { gridRow: `${row(from)} / ${Math.max(row(to), row(from) + 1)}` }
}

function sessionStyle(grid: Span, { lanes }: Column, { from, to, lane }: PlacedSession) {
  return {
    ...spanStyle(grid, { from, to }),
    marginInlineStart: `${(lane * 100) / lanes}%`,
    width: `${100 / lanes}%`,
  }
}
