'use client'

import type { PlannedSession, PlannedVenue } from 'content/timetable/read-timetable.ts'
import { useRef } from 'react'
import { FormDate } from '../page-form/date-inputs.tsx'
import { textIn } from '../page-form/form-values.ts'
import { Choice } from '../page-form/inputs.tsx'
import { ShortForm } from '../page-form/short-form.tsx'
import type { StudioAnswer } from '../parts/ask-studio.ts'
import { Dialog } from '../saving/dialog.tsx'
import type { SessionSlot } from './use-moving.ts'

interface Props {
  readonly session: PlannedSession
  readonly venues: readonly PlannedVenue[]
  readonly onClose: () => void
  readonly onMove: (to: SessionSlot) => Promise<StudioAnswer<unknown>>
}

export function MoveDialog({ session, venues, onClose, onMove }: Props) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <Dialog heading={`Move “${session.title}”`} onClose={onClose}>
      <ShortForm
        form={form}
        className="studio-dialog__form"
        button="Move"
        busy="Moving …"
        refused="It is not moved"
        send={(typed) =>
          onMove({ start: textIn(typed, 'start'), venue: Number(typed.get('venue')) })
        }
        onDone={onClose}
        beside={
          <button type="button" className="studio-button" onClick={onClose}>
            Cancel
          </button>
        }
      >
        <FormDate
          name="start"
          label="Day and time"
          kind="day-and-time"
          value={session.start}
          isNeeded
        />
        <Choice
          name="venue"
          label="Venue"
          options={venues.map(({ id, name }) => [String(id), name])}
          value={session.venue === undefined ? undefined : String(session.venue)}
        />
      </ShortForm>
    </Dialog>
  )
}
