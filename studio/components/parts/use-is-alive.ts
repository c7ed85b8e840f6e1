'use client'

import { useSyncExternalStore } from 'react'

/**
 * Whether the page answers yet. A form that is sent before is sent by the browser itself, which would put its values into the
 * address; while its button is disabled, nothing sends it.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
