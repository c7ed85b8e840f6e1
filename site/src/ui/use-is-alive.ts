import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script runs: false on the server and while the page is hydrated, true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
