import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusQuietly } from '../focus-arrival.ts'
import { hashElement } from '../hash-element.ts'
import { scrollArrival } from '../scroll-arrival.ts'
import { isAccepted, keepAcceptance } from './acceptance.ts'

/** First: unasked, at the start of a visit. Again: by the footer's button. */
type Shown = 'no' | 'first' | 'again'

export interface AcknowledgementState {
  readonly isOpen: boolean
  readonly accept: () => void
  readonly showAgain: () => void
}

/**
 * Whether the acknowledgement stands over the page: on a first visit, of a page that may offer it, and whenever it is
 * asked for (spec/asked §2, spec/behaviour §15).
 */
export function useAcknowledgement(isOffered: boolean): AcknowledgementState {
  const [shown, setShown] = useState<Shown>('no')

  // Where the entry has left it closed, for the sake of a hash, it opens with the application's first paint.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows, and the page's HTML is the same for all
    if (isOffered && !isAccepted()) setShown('first')
  }, [isOffered])

  useEffect(() => {
    if (shown !== 'first') return undefined
    const look = () => {
      if (document.visibilityState === 'visible' && isAccepted()) setShown('no')
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [shown])

  const accept = () => {
    if (shown === 'no') return
    keepAcceptance()
    // Nothing scrolls and nothing takes the focus while the dialog is open.
    flushSync(() => setShown('no'))
    if (shown === 'first') goToStart()
  }
  const showAgain = useCallback(() => setShown('again'), [])
  return { isOpen: shown !== 'no', accept, showAgain }
}

/** At once to the target of the hash, below the header, or to the top (spec/asked §2, spec/behaviour §15.5, §15.7). */
function goToStart(): void {
  const { hash } = location
  scrollArrival(hash)
  focusQuietly(hashElement(hash) ?? document.querySelector('main'))
}
