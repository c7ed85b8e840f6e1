'use client'

import { SESSION_MAX_HOURS } from 'contract/answers/event.ts'
import { useState } from 'react'
import { DateRange } from '../page-form/date-inputs.tsx'
import { Box, Choice, Row, TextInput } from '../page-form/inputs.tsx'
import { useInputState } from '../page-form/page-form-context.ts'

interface Props {
  readonly types: readonly {
    readonly key: string
    readonly singular: string
    readonly kind: string
  }[]
  readonly venues: readonly { readonly id: number; readonly title: string }[]
  /** The first day of the edition. A session begins with this day until another is typed. */
  readonly day: string
  /** The last day of the edition. */
  readonly last: string
}

export function EventInputs({ types, venues, day, last }: Props) {
  const { restored } = useInputState('type')
  const [type, setType] = useState(restored?.[0] ?? types[0]?.key)
  const isTimed = types.find(({ key }) => key === type)?.kind === 'timed'
  return (
    <>
      <TextInput name="title" label="Title" isNeeded />
      <Row>
        <Choice
          name="type"
          label="What it is"
          options={types.map(({ key, singular }) => [key, singular])}
          onChoose={setType}
        />
        <Choice
          name="venue"
          label="Venue"
          options={venues.map(({ id, title }) => [String(id), title])}
        />
      </Row>
      <TextInput name="teaser" label="In one sentence" isNeeded />
      <TextInput name="artists" label="Artists, with commas between them (may stay empty)" />
      {isTimed ? (
        <DateRange
          key="times"
          kind="day-and-time"
          start={{ name: 'start', label: 'Begins', value: `${day}T18:00` }}
          end={{ name: 'end', label: 'Ends', value: `${day}T19:00` }}
          near={day}
          maxHours={SESSION_MAX_HOURS}
        />
      ) : (
        <>
          <DateRange
            kind="day"
            start={{ name: 'first', label: 'First day', value: day }}
            end={{ name: 'last', label: 'Last day', value: last }}
            near={day}
          />
          <p>It is open when its venue is open.</p>
        </>
      )}
      <Box name="free" value="yes" label="Free" isTicked />
    </>
  )
}
