import { settingsOf } from 'content/requests/settings.ts'
import { festivalZone } from 'content/editions/festival-zone.ts'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { FestivalClockProvider } from './use-festival-clock.tsx'

interface Props {
  readonly payload: Payload
  readonly children: ReactNode
}

export async function FestivalClock({ payload, children }: Props) {
  const { clockOffsetMs } = settingsOf({ payload })
  return (
    <FestivalClockProvider clockOffsetMs={clockOffsetMs} zone={await festivalZone({ payload })}>
      {children}
    </FestivalClockProvider>
  )
}
