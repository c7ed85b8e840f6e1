'use client'

import { formatDate, weekday } from 'contract/rules/local-time.ts'
import { WEEKDAYS } from 'contract/rules/weekdays.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { addMonths, dayAfterKey, weeksOfMonth } from './calendar-days.ts'
import styles from './calendar.module.css'

const SATURDAY = 6

interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`. */
  readonly value: string | undefined
  /** The day that has the focus when the calendar opens. */
  readonly opensAt: string
  readonly today: string
  readonly onPick: (day: string) => void
}

/** Weeks begin on Monday. The keys are those of the ARIA grid pattern. */
export function Calendar({ value, opensAt, today, onPick }: CalendarProps) {
  const [focused, setFocused] = useState(opensAt)
  const grid = useRef<HTMLTableElement>(null)

  useEffect(() => {
    // A focus that is already in the popover stays where it is.
    if (grid.current?.closest('[popover]')?.contains(document.activeElement)) return
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = dayAfterKey(focused, event.key)
    if (next === undefined) return
    event.preventDefault()
    // Drawn at once, because the next key, perhaps Enter, is meant for the day that was just reached.
    flushSync(() => setFocused(next))
    event.currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  return (
    <div className={styles['calendar']}>
      <div className={styles['months']}>
        <button type="button" onClick={() => setFocused(addMonths(focused, -1))}>
          <span aria-hidden="true">‹</span>
          <span className={styles['hidden']}>The month before</span>
        </button>
        <strong aria-live="polite">{monthWords(focused)}</strong>
        <button type="button" onClick={() => setFocused(addMonths(focused, 1))}>
          <span aria-hidden="true">›</span>
          <span className={styles['hidden']}>The month after</span>
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date picker of the ARIA patterns */}
      <table role="grid" ref={grid} onKeyDown={move} aria-label={monthWords(focused)}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(focused).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={formatDate(day, 'weekday')}
                    aria-current={day === today ? 'date' : undefined}
                    data-other-month={day.slice(0, 7) !== focused.slice(0, 7) || undefined}
                    data-weekend={weekday(day) >= SATURDAY || undefined}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** "March 2026" */
function monthWords(date: string): string {
  return formatDate(date, 'long').replace(/^\d+ /, '')
}
