import type { Position } from 'contract/rules/distance.ts'
import { POSITION_EVENT } from './position-event.ts'

export type PositionAnswer =
  | { readonly kind: 'found'; readonly position: Position }
  | { readonly kind: 'unknown'; readonly message: string }

/** By default a browser waits for ever. A device just switched on needs some seconds for its first position. */
const TIMEOUT_MS = 15_000
/** A position at most this old is accepted: on foot nobody goes far in a minute. */
const MAX_AGE_MS = 60_000

/** Messages by the codes of the standard: 1 permission denied, 2 position unavailable, 3 timeout. */
const MESSAGES: Readonly<Record<number, string>> = {
  1: 'This page may not know where you are. Allow it in your browser’s settings, then try again.',
  2: 'Your position could not be found.',
  3: 'Finding your position took too long. Try again.',
}

/** The browser asks the visitor first. Only the page gets the position; it is never stored or sent. */
export function askPosition(): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => {
        const position = { lat, lon }
        document.dispatchEvent(new CustomEvent(POSITION_EVENT, { detail: position }))
        resolve({ kind: 'found', position })
      },
      ({ code }) => resolve({ kind: 'unknown', message: MESSAGES[code] ?? MESSAGES[2] ?? '' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  })
}
