'use client'

import { DATE_FORMATS, type DateKind } from 'content/rules/dates.ts'
import { timeOf } from 'contract/rules/local-time.ts'
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useFestivalClock } from '../parts/use-festival-clock.tsx'
import { Calendar } from './calendar.tsx'
import styles from './date-input.module.css'
import { dateWords, nextDayWords, validDayOf, type DateLimits } from './date-words.ts'
import { loadReader, useReader, type Read } from './use-reader.ts'

interface DateInputProps {
  readonly limits: DateLimits
  /** The stored value. A text that is no date or time is shown unchanged. */
  readonly value: string | undefined
  readonly onChange: (value: string | null) => void
  readonly inputProps: ComponentProps<'input'> & { readonly id: string }
  readonly isOff?: boolean
}

const EXAMPLES: Readonly<Record<DateKind, string>> = {
  day: 'for example 14 mar',
  time: 'for example 6.30pm',
  'day-and-time': 'for example 14 mar 6.30pm',
}

/**
 * Shows words and accepts words. A text that is understood is passed on at once, any other text on Enter or when the
 * focus leaves the input.
 */
export function DateInput({ limits, value, onChange, inputProps, isOff = false }: DateInputProps) {
  const { kind, start } = limits
  const typing = useTyping({ kind, value, read: useReader(limits), onChange })
  const input = useRef<HTMLInputElement>(null)

  const pick = (day: string) => {
    const time = value && DATE_FORMATS['day-and-time'].isValid(value) && timeOf(value)
    if (kind === 'day') onChange(day)
    else if (time) onChange(`${day}T${time}`)
    else void typing.type(`${dateWords('day', day)}, `)
    input.current?.focus()
  }

  return (
    <>
      <div className={styles['box']}>
        <input
          {...inputProps}
          ref={input}
          type="text"
          autoComplete="off"
          disabled={isOff}
          value={typing.text}
          placeholder={EXAMPLES[kind]}
          onFocus={() => void loadReader()}
          onChange={(event) => void typing.type(event.target.value)}
          onBlur={() => void typing.end()}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return
            // Without this, Enter would save the form.
            event.preventDefault()
            void typing.end()
          }}
        />
        {kind !== 'time' && !isOff && <CalendarButton value={value} start={start} onPick={pick} />}
      </div>
      <output className={styles['note']} htmlFor={inputProps.id}>
        {typing.hint ?? nextDayWords(limits, value)}
      </output>
    </>
  )
}

interface Typing {
  readonly kind: DateKind
  readonly value: string | undefined
  readonly read: Read
  readonly onChange: (value: string | null) => void
}

function useTyping({ kind, value, read, onChange }: Typing) {
  const [typed, setTyped] = useState<string>()
  const [hint, setHint] = useState<string>()
  const latest = useRef<string>(undefined)

  /** Undefined if something else was typed meanwhile. */
  const readLatest = async (text: string) => {
    const reading = text.trim() === '' ? { value: null } : await read(text, value)
    return latest.current === text ? reading : undefined
  }

  const type = async (text: string) => {
    latest.current = text
    setTyped(text)
    const reading = await readLatest(text)
    if (!reading) return
    if ('problem' in reading) return setHint(reading.problem)
    onChange(reading.value)
    setHint(reading.value === null ? undefined : dateWords(kind, reading.value))
  }

  const end = async () => {
    const text = latest.current
    if (text === undefined) return
    const reading = await readLatest(text)
    if (!reading) return
    latest.current = undefined
    onChange('problem' in reading ? text : reading.value)
    setTyped(undefined)
    setHint(undefined)
  }

  return { text: typed ?? dateWords(kind, value ?? ''), hint, type, end }
}

interface CalendarButtonProps {
  readonly value: string | undefined
  readonly start: string | undefined
  readonly onPick: (day: string) => void
}

function CalendarButton({ value, start, onPick }: CalendarButtonProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const today = useFestivalClock().today()
  const day = validDayOf(value)
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        popoverTarget={id}
        aria-label="Choose in the calendar"
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 3.5h12v10H2zM2 6.5h12M5 2v3M11 2v3" fill="none" stroke="currentColor" />
        </svg>
      </button>
      <div
        id={id}
        ref={popover}
        popover="auto"
        className={styles['popover']}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && (
          <Calendar
            value={day}
            opensAt={day ?? validDayOf(start) ?? today}
            today={today}
            onPick={(picked) => {
              popover.current?.hidePopover()
              onPick(picked)
            }}
          />
        )}
      </div>
    </>
  )
}
