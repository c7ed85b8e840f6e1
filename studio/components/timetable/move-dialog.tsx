'use client'

import type { PlannedSession, PlannedVenue } from 'content/timetable/read-timetable.ts'
import { useState, type SubmitEvent } from 'react'
import { MomentInput } from '../dates/moment-input.tsx'
import { Dialog } from '../saving/dialog.tsx'
import styles from './timetable.module.css'
import type { Place } from './use-moving.ts'

interface Props {
  readonly session: PlannedSession
  readonly venues: readonly PlannedVenue[]
  readonly onClose: () => void
  /** Resolves to the reason for a refusal, in words. */
  readonly onMove: (to: Place) => Promise<string | undefined>
}

/** Moves a session to a day, time and venue. It also works without a mouse. */
export function MoveDialog({ session, venues, onClose, onMove }: Props) {
  const [start, setStart] = useState<string | null>(session.start)
  const [venue, setVenue] = useState(session.venue ?? venues[0]?.id ?? 0)
  const [refusal, setRefusal] = useState<string>()

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const refused = await onMove({ start: start ?? '', venue })
    if (refused === undefined) onClose()
    else setRefusal(refused)
  }

  return (
    <Dialog heading={`Move “${session.title}”`} onClose={onClose}>
      <form className={styles['form']} onSubmit={(event) => void send(event)}>
        <div>
          <MomentInput label="Day and time" value={start} onChange={setStart} />
        </div>
        <label>
          Venue
          <select value={venue} onChange={(event) => setVenue(Number(event.target.value))}>
            {venues.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        {refusal && <p role="alert">{refusal}</p>}
        <p>
          <button type="submit">Move</button>{' '}
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  )
}
