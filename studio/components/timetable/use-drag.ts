import {
  STEP_MIN,
  timeIn,
  type DayGrid,
  type PlacedSession,
  type Span,
} from 'content/timetable/day-grid.ts'
import type { PlannedSession } from 'content/timetable/read-timetable.ts'
import { useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { SessionSlot } from './use-moving.ts'

/** A press that moves less than this is a click. */
const THRESHOLD_PX = 6

export interface DragTarget extends Span {
  readonly venue: number
}

interface Dragged {
  readonly placed: Span
  readonly columns: readonly HTMLElement[]
  readonly minutes: number
}

export type Drag = ReturnType<typeof useDrag>

/** Drags a session by mouse or pen. A finger scrolls instead: *Move* is for touch. Escape ends without a change. */
export function useDrag(grid: DayGrid, onDrop: (session: PlannedSession, to: SessionSlot) => void) {
  const [target, setTarget] = useState<DragTarget>()

  function begin(event: ReactPointerEvent<HTMLElement>, placed: PlacedSession): void {
    if (event.pointerType === 'touch' || event.button !== 0) return
    if (event.target instanceof Element && event.target.closest('button')) return
    const { clientX, clientY } = event
    const columns = columnsAround(event.currentTarget)
    const stepPx = stepHeight(event.currentTarget, placed)
    let latest: DragTarget | undefined
    const ending = new AbortController()
    const { signal } = ending

    const end = () => {
      ending.abort()
      setTarget(undefined)
    }
    const onMove = (moved: PointerEvent) => {
      const isFar = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > THRESHOLD_PX
      if (!latest && !isFar) return
      const steps = Math.round((moved.clientY - clientY) / stepPx)
      latest = targetAt(moved, { placed, columns, minutes: steps * STEP_MIN }) ?? latest
      setTarget(latest)
    }
    addEventListener('pointermove', onMove, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
    addEventListener(
      'pointerup',
      () => {
        end()
        if (!latest) return
        // The drag ends on the link where it began, which must not count as a click.
        addEventListener('click', refuse, { capture: true })
        setTimeout(() => removeEventListener('click', refuse, { capture: true }))
        if (latest.from !== placed.from || latest.venue !== placed.session.venue) {
          onDrop(placed.session, { start: timeIn(grid.day, latest.from), venue: latest.venue })
        }
      },
      { signal },
    )
  }

  /** The session `minutes` later, in the column under the pointer; undefined outside of the grid. */
  function targetAt(
    { clientX }: PointerEvent,
    { placed, columns, minutes }: Dragged,
  ): DragTarget | undefined {
    const column = columns.find((each) => isOver(each, clientX))
    const from = placed.from + minutes
    if (!column || from < grid.from || from >= grid.to) return undefined
    return { venue: Number(column.dataset['venue']), from, to: placed.to + minutes }
  }

  return { begin, target }
}

function refuse(event: Event): void {
  event.preventDefault()
}

function columnsAround(session: HTMLElement): HTMLElement[] {
  const grid = session.closest('[data-timetable]')
  return [...(grid?.querySelectorAll<HTMLElement>('[data-venue]') ?? [])]
}

function stepHeight(element: HTMLElement, { from, to }: Span): number {
  return (element.offsetHeight * STEP_MIN) / (to - from)
}

function isOver(element: HTMLElement, x: number): boolean {
  const { left, right } = element.getBoundingClientRect()
  return x >= left && x < right
}
