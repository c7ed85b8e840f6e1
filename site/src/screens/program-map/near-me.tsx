import type { Position } from 'contract/rules/distance.ts'
import { useState } from 'react'
import { askPosition } from '../../ui/ask-position.ts'
import styles from './program-map.module.css'

export interface NearMeProps {
  /** Where the visitor is, while the list is sorted by it. */
  readonly here: Position | undefined
  readonly setHere: (here: Position | undefined) => void
  /** A past edition knows no "open now". */
  readonly isPast: boolean
}

/** Sorts by distance when it is pressed, and back; the position stays on the device (spec/screens §5.2). */
export function NearMe({ here, setHere, isPast }: NearMeProps) {
  const [message, setMessage] = useState('')

  async function toggle() {
    if (here) {
      setMessage('')
      return setHere(undefined)
    }
    setMessage('Asking where you are …')
    const answer = await askPosition()
    if (answer.kind === 'unknown') return setMessage(answer.message)
    const order = isPast ? 'By distance.' : 'What is open now first, then by distance.'
    setMessage(`${order} Your position stays on this device.`)
    setHere(answer.position)
  }

  return (
    <div className={styles.near}>
      <button
        type="button"
        className={styles.nearButton}
        aria-pressed={here !== undefined}
        onClick={() => void toggle()}
      >
        Near me
      </button>
      <output className={styles.nearMessage}>{message}</output>
    </div>
  )
}
