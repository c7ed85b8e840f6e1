import { useEffect } from 'react'
import { say } from '../live-region.ts'
import buttons from './buttons.module.css'

/** Says that a part of the page did not load, where that part would be, and offers the page anew (behaviour §22.8). */
export function PartFailure({ words }: { words: string }) {
  useEffect(() => say(words), [words])
  return (
    <p>
      {words}{' '}
      <button type="button" className={buttons.button} onClick={() => location.reload()}>
        Reload
      </button>
    </p>
  )
}
