import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** spec/asked §9. */
const CLOSE_AFTER_LINK_MS = 250

/** Leaving: a link was followed, and the menu closes a moment later. */
type Phase = 'closed' | 'open' | 'leaving'

export interface MenuState {
  readonly isOpen: boolean
  readonly isLeaving: boolean
  readonly open: () => void
  readonly close: () => void
  /** Closes 250 ms later. */
  readonly leave: () => void
}

/** Whether the menu is open, and when it closes (spec/asked §2, spec/behaviour §13). */
export function useMenu(): MenuState {
  const [phase, setPhase] = useState<Phase>('closed')
  useClosedByNavigation(phase, setPhase)

  useEffect(() => {
    if (phase !== 'leaving') return undefined
    const timer = setTimeout(() => setPhase('closed'), CLOSE_AFTER_LINK_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return {
    isOpen: phase !== 'closed',
    isLeaving: phase === 'leaving',
    open: () => setPhase('open'),
    close: () => setPhase('closed'),
    leave: () => {
      if (phase === 'open') setPhase('leaving')
    },
  }
}

/** Whatever changes the page closes it at once, but not the link that it is being left by. */
function useClosedByNavigation(phase: Phase, setPhase: (phase: Phase) => void): void {
  const { key, pathname } = useLocation()
  const isByHistory = useNavigationType() === NavigationType.Pop
  const [entry, setEntry] = useState({ key, pathname })
  if (entry.key === key) return
  setEntry({ key, pathname })
  // A hash that the browser follows by itself looks like Back; only another path is (spec/behaviour §13.5).
  const isLeft = isByHistory && entry.pathname !== pathname
  if (phase === 'open' || isLeft) setPhase('closed')
}
