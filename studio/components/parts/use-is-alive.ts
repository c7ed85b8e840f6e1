'use client'

import { useSyncExternalStore } from 'react'

/**
 * Whether the page has hydrated. Before that, a press on a button has no effect, and the browser itself submits a form,
 * with the values in the address. A disabled button prevents both.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
