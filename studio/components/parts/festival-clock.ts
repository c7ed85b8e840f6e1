'use client'

import { dateOf } from 'contract/rules/melbourne-time.ts'
import { useCallback } from 'react'
import { useConfig } from '../payload-ui.ts'

/** Returns the festival's day at the time it is called, by the clock that the site shows (`contract/rules/festival-clock.ts`: the demo's is not that of the machine) and in the festival's zone. */
export function useFestivalToday(): () => string {
  const { config } = useConfig()
  // Written by `content/config.ts`; Payload types it as `any`.
  const { clockOffsetMs }: { readonly clockOffsetMs: number } = config.admin.custom as never
  return useCallback(() => dateOf(Date.now() + clockOffsetMs), [clockOffsetMs])
}
