import { useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './guide.module.css'
import { nearestStop } from './start-from.ts'
import type { StopView } from './stop-view.ts'

export interface NearestStartProps {
  readonly stops: readonly Pick<StopView, 'number' | 'at'>[]
  /** The screen with a stop to begin with. */
  readonly hrefFrom: (number: number) => string
}

const UNKNOWN = 'Your position could not be found.'

/** Asks for the position when it is pressed; the position stays on the device (screens 5.12). */
export function NearestStart({ stops, hrefFrom }: NearestStartProps) {
  const navigate = useNavigate()
  const [message, setMessage] = useState('')

  function start() {
    setMessage('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const nearest = nearestStop({ lat: coords.latitude, lon: coords.longitude }, stops)
        if (nearest === undefined) setMessage(UNKNOWN)
        else void navigate(hrefFrom(nearest), { replace: true })
      },
      () => setMessage(UNKNOWN),
    )
  }

  return (
    <div className={styles.nearest}>
      <button type="button" className={styles.button} onClick={start}>
        Start from the nearest stop
      </button>
      <output className={styles.message}>{message}</output>
    </div>
  )
}
