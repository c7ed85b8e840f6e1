import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { focusArrival } from '../focus-arrival.ts'

/** Specification §9. */
const CLOSE_AFTER_LINK_MS = 250

/** Leaving: a link was followed from the address `from`, and the menu closes a moment later. */
type Phase =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open' }
  | { readonly kind: 'leaving'; readonly from: string }

const CLOSED: Phase = { kind: 'closed' }

export interface MenuState {
  readonly isOpen: boolean
  readonly isLeaving: boolean
  readonly open: () => void
  readonly close: () => void
  /** Closes 250 ms later. */
  readonly leave: () => void
}

/** Whether the menu is open, and when it closes (specification §2, behaviour §13). */
export function useMenu(): MenuState {
  const [phase, setPhase] = useState(CLOSED)
  useClosedByNavigation(phase, setPhase)

  const from = phase.kind === 'leaving' ? phase.from : undefined
  useEffect(() => {
    if (from === undefined) return undefined
    const timer = setTimeout(() => {
      flushSync(() => setPhase(CLOSED))
      // The page that a link led to could not be focused behind the menu.
      if (location.href !== from) focusArrival(location.hash)
    }, CLOSE_AFTER_LINK_MS)
    return () => clearTimeout(timer)
  }, [from])

  return {
    isOpen: phase.kind !== 'closed',
    isLeaving: phase.kind === 'leaving',
    open: () => setPhase({ kind: 'open' }),
    close: () => setPhase(CLOSED),
    leave: () => {
      if (phase.kind === 'open') setPhase({ kind: 'leaving', from: location.href })
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
  // A hash that the browser follows by itself looks like Back; only another path is (behaviour §13.5).
  const isLeft = isByHistory && entry.pathname !== pathname
  if (phase.kind === 'open' || isLeft) setPhase(CLOSED)
}
