'use client'

import type { HookSettings } from 'content/collections/hooks/settings.ts'
import { dateOf } from 'contract/rules/melbourne-time.ts'
import { useCallback } from 'react'
import { useConfig } from './payload-ui.ts'

/** The settings of this festival that the studio's pages need. */
export function useFestivalSettings(): Pick<HookSettings, 'clockOffsetMs' | 'siteOrigin'> {
  const { config } = useConfig()
  // Written by `content/config.ts`; Payload types it as `any`.
  return config.admin.custom as never
}

/** Returns the festival's day at the time it is called, by the clock that the site shows and in the festival's zone. */
export function useFestivalToday(): () => string {
  const { clockOffsetMs } = useFestivalSettings()
  return useCallback(() => dateOf(Date.now() + clockOffsetMs), [clockOffsetMs])
}
