import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { SHOWN_EVENT } from '../shown-event.ts'

/** Tells `browser/` that a history entry is in the document, before it is painted: the router commits before React does. */
export function useShownEntry(): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    document.dispatchEvent(new CustomEvent(SHOWN_EVENT, { detail: key }))
  }, [key])
}
