import type { PlannedSession } from 'content/timetable/read-timetable.ts'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { askStudio } from '../parts/ask-studio.ts'

/** Where a session is, or is to be: a wall time, and the id of a venue. */
export interface Place {
  readonly start: string
  readonly venue: number
}

type Moved = Pick<PlannedSession, 'event' | 'id' | 'title' | 'start' | 'venue'>

/** Moves sessions, says what became of it, and takes the last move back. */
export function useMoving() {
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [undo, setUndo] = useState<() => void>()

  /** `words` say where `to` is. Resolves to what was refused, in words. */
  async function move(session: Moved, to: Place, words: string): Promise<string | undefined> {
    const { event, id, title, start, venue } = session
    setUndo(undefined)
    setSaid(`Moving “${title}” …`)
    const body = { event, session: id, from: { start, venue }, to }
    const answer = await askStudio('/api/timetable/move', { method: 'POST', body })
    // In one transition, so that the message comes with the timetable that it is about, and *Undo* is pressed on what is there.
    startTransition(() => {
      router.refresh()
      setSaid(
        answer.ok
          ? `“${title}” is moved to ${words}.`
          : `“${title}” was not moved. ${answer.message}`,
      )
    })
    if (!answer.ok) return answer.message
    if (venue !== undefined) {
      const back = { start, venue }
      setUndo(() => () => void move({ ...session, ...to }, back, 'where it was'))
    }
    return undefined
  }

  return { said, undo, move }
}
