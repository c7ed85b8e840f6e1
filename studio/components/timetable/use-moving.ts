import type { PlannedSession } from 'content/timetable/read-timetable.ts'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { namedIn, type StudioAnswer } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'

/** A wall time, and the id of a venue. */
export interface SessionSlot {
  readonly start: string
  readonly venue: number
}

type Moved = Pick<PlannedSession, 'event' | 'id' | 'title' | 'start' | 'venue'>

export function useMoving() {
  const ask = useAsk()
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [undo, setUndo] = useState<() => void>()

  /** `words` are the new time and venue, as a person reads them. */
  async function move(
    session: Moved,
    to: SessionSlot,
    words: string,
  ): Promise<StudioAnswer<unknown>> {
    const { event, id, title, start, venue } = session
    setUndo(undefined)
    setSaid(`Moving “${title}” …`)
    const body = { event, session: id, from: { start, venue }, to }
    const answer = await ask('/api/timetable/move', { method: 'POST', body })
    // One transition shows the message, *Undo* and the moved session at the same time, so that *Undo* belongs to what
    // is on the screen.
    startTransition(() => {
      router.refresh()
      setSaid(
        answer.ok
          ? `“${title}” is moved to ${words}.`
          : `“${title}” was not moved. ${answer.message}`,
      )
    })
    if (answer.ok && venue !== undefined) {
      const back = { start, venue }
      setUndo(() => () => void move({ ...session, ...to }, back, 'where it was'))
    }
    return namedIn('to', answer)
  }

  return { said, undo, move }
}
