'use client'

import { useSyncExternalStore } from 'react'

/**
 * Whether the page answers yet. Before, a press on a button is lost, and a form is sent by the browser itself, which would put
 * its values into the address: while the button is disabled, neither happens.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
