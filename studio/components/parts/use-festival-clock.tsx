'use client'

import { dateOf } from 'contract/rules/local-time.ts'
import { createContext, use, useMemo, type ReactNode } from 'react'

export interface FestivalClockFacts {
  /** How far the demo's clock is ahead of real time. */
  readonly clockOffsetMs: number
  readonly zone: string
}

/**
 * The time that the site shows (`contract/rules/festival-clock.ts`), in the festival's zone. The clock and zone of the
 * machine may differ.
 */
export interface FestivalClock {
  readonly zone: string
  /** The day at the time of the call, `YYYY-MM-DD`. */
  readonly today: () => string
}

const FestivalClockContext = createContext<FestivalClock | undefined>(undefined)

interface Props extends FestivalClockFacts {
  readonly children: ReactNode
}

export function FestivalClockProvider({ clockOffsetMs, zone, children }: Props) {
  const clock = useMemo(
    () => ({ zone, today: () => dateOf(Date.now() + clockOffsetMs, zone) }),
    [clockOffsetMs, zone],
  )
  return <FestivalClockContext value={clock}>{children}</FestivalClockContext>
}

export function useFestivalClock(): FestivalClock {
  const clock = use(FestivalClockContext)
  if (!clock) throw new Error('useFestivalClock needs FestivalClockProvider around it')
  return clock
}
