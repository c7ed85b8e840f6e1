'use client'

import { dateOf } from 'contract/rules/local-time.ts'
import { createContext, use, useMemo, type ReactNode } from 'react'

export interface FestivalClockFacts {
  /** How far the demo's clock is ahead of real time. */
  readonly clockOffsetMs: number
  /** That of the site's settings. */
  readonly zone: string
}

/** The clock that the site shows (`contract/rules/festival-clock.ts`), in the festival's zone: neither is that of the machine. */
export interface FestivalClock {
  readonly zone: string
  /** The day at the time of the call. */
  readonly today: () => string
}

const FestivalClockContext = createContext<FestivalClock | undefined>(undefined)

interface Props extends FestivalClockFacts {
  readonly children: ReactNode
}

/** Gives all components of the browser the festival's clock. The server knows its facts (`festival-clock.tsx`). */
export function FestivalClockProvider({ clockOffsetMs, zone, children }: Props) {
  const clock = useMemo(
    () => ({ zone, today: () => dateOf(Date.now() + clockOffsetMs, zone) }),
    [clockOffsetMs, zone],
  )
  return <FestivalClockContext value={clock}>{children}</FestivalClockContext>
}

export function useFestivalClock(): FestivalClock {
  const clock = use(FestivalClockContext)
  if (!clock) throw new Error('FestivalClock stands around the whole studio')
  return clock
}
