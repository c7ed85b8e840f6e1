'use client'

import { useCallback } from 'react'
import { useFestivalClock } from '../parts/use-festival-clock.tsx'
import type { DateLimits } from './date-words.ts'
import type { Reading } from './read-time.ts'

/** Loaded on demand: about 100 KB that only people who type need. */
export const loadReader = () => import('./read-date.ts')

/** Reads the typed text; `value` is the stored value of the field. */
export type Read = (text: string, value?: string) => Promise<Reading>

export function useReader({ kind, start, maxHours, editionStart }: DateLimits): Read {
  const { today, zone } = useFestivalClock()
  return useCallback(
    async (text, value) => {
      const { readDate } = await loadReader()
      return readDate(text, { kind, today: today(), zone, value, start, maxHours, editionStart })
    },
    [kind, start, maxHours, editionStart, today, zone],
  )
}
