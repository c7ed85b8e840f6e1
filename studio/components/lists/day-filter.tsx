'use client'

import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import type { Where } from 'payload'
import { transformWhereQuery, validateWhereQuery } from 'payload/shared'
import { useCallback, useId, useState } from 'react'
import { DateInput } from '../dates/date-input.tsx'
import { ReactSelect, useListQuery } from '../payload-ui.ts'
import styles from './lists.module.css'

interface Props {
  /** The filtered field, such as `sessions.start`. */
  readonly path: string
  readonly label: string
  /** A day typed without a year is the one nearest to this day. */
  readonly near: string | undefined
}

export function DayFilter({ path, label, near }: Props) {
  const [place, setBox] = usePlace()
  const { condition, change } = useCondition(place, path)
  return (
    <div ref={setBox} className={`field-type text ${styles['day']}`}>
      {condition?.operator === 'exists' && (
        <YesOrNo label={label} value={condition.value} onChange={change} />
      )}
      {condition && condition.operator !== 'exists' && (
        <Day label={label} near={near} value={condition.value} onChange={change} />
      )}
    </div>
  )
}

interface ValueProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function Day({ label, near, value, onChange }: ValueProps & Pick<Props, 'near'>) {
  const id = useId()
  const [unread, setUnread] = useState<string>()
  return (
    <>
      <DateInput
        limits={{ kind: 'day', editionStart: near }}
        value={unread ?? value}
        onChange={(next) => {
          const isDay = next === null || isCalendarDate(next)
          setUnread(isDay ? undefined : next)
          if (isDay) onChange(next ?? undefined)
        }}
        inputProps={{ id, 'aria-label': label }}
      />
      {unread !== undefined && <p role="alert">{NOT_A_DAY}</p>}
    </>
  )
}

const NOT_A_DAY = 'This is not a day. For example 14 March, 14/3 or tomorrow'

const ANSWERS = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

function YesOrNo({ label, value, onChange }: ValueProps) {
  return (
    <ReactSelect
      aria-label={label}
      isClearable={false}
      options={ANSWERS}
      value={ANSWERS.find((answer) => answer.value === value)}
      onChange={(answer) => onChange((answer as (typeof ANSWERS)[number]).value)} // of the options
    />
  )
}

interface Place {
  readonly group: number
  readonly row: number
}

/** Read from the page: Payload does not tell an input of ours its place (studio/journeys/lists.studio.test.ts). */
function usePlace(): readonly [Place | undefined, (box: Element | null) => void] {
  const [place, setPlace] = useState<Place>()
  const setBox = useCallback((box: Element | null) => {
    const row = box?.closest('.where-builder__and-filters > li')
    const group = row?.closest('.where-builder__or-filters > li')
    if (row && group) setPlace({ group: indexOf(group), row: indexOf(row) })
  }, [])
  return [place, setBox]
}

function indexOf(element: Element): number {
  return [...(element.parentElement?.children ?? [])].indexOf(element)
}

function useCondition(place: Place | undefined, path: string) {
  const { query, handleWhereChange } = useListQuery()
  const groups = groupsOf(query.where)
  const found = place && groups[place.group]?.and?.[place.row]?.[path]
  const [operator, value] = (found && Object.entries(found)[0]) ?? []
  const change = (next: string | undefined) => {
    if (!place || operator === undefined || next === value) return
    const changed = groups.map(({ and = [] }, group) => ({
      and: and.map((each, row) =>
        group === place.group && row === place.row ? { [path]: { [operator]: next } } : each,
      ),
    }))
    void handleWhereChange?.({ or: changed })
  }
  const condition =
    operator === undefined
      ? undefined
      : { operator, value: typeof value === 'string' ? value : undefined }
  return { condition, change }
}

function groupsOf(where: Where | undefined): readonly Where[] {
  if (!where) return []
  return (validateWhereQuery(where) ? where : transformWhereQuery(where)).or ?? []
}
