import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askPosition } from '../../ui/ask-position.ts'
import styles from './guide.module.css'
import { nearestStop } from './start-from.ts'
import type { StopView } from './stop-view.ts'

export interface NearestStartProps {
  readonly stops: readonly Pick<StopView, 'number' | 'at'>[]
  /** The screen with a stop to begin with. */
  readonly hrefFrom: (number: number) => string
}

/** Asks for the position when it is pressed; the position stays on the device. */
export function NearestStart({ stops, hrefFrom }: NearestStartProps) {
  const navigate = useNavigate()
  const [message, setMessage] = useState('')

  async function start() {
    setMessage('')
    const answer = await askPosition()
    if (answer.kind === 'unknown') return setMessage(answer.message)
    const nearest = nearestStop(answer.position, stops)
    if (nearest !== undefined) await navigate(hrefFrom(nearest), { replace: true })
  }

  return (
    <div className={styles.nearest}>
      <button type="button" className={styles.button} onClick={() => void start()}>
        Start from the nearest stop
      </button>
      <output className={styles.message}>{message}</output>
    </div>
  )
}
