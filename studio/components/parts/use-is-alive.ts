'use client'

import { useSyncExternalStore } from 'react'

/**
 * Whether the page has hydrated. Before that, a press on a button is lost, and the browser itself sends a form, with
 * its values in the address. A disabled button prevents both.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
