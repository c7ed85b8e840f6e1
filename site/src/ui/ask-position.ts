import type { Position } from 'contract/rules/distance.ts'

export type PositionAnswer =
  | { readonly kind: 'found'; readonly position: Position }
  /** Why there is none, for the visitor. */
  | { readonly kind: 'unknown'; readonly message: string }

const TIMEOUT_MS = 15_000
/** One found a minute ago still does. */
const MAX_AGE_MS = 60_000

/** Numbers are those of the Geolocation standard. */
const MESSAGES: Readonly<Record<number, string>> = {
  1: 'This page may not know where you are. Allow it in your browser’s settings, then try again.',
  2: 'Your position could not be found.',
  3: 'Finding your position took too long. Try again.',
}

/** Asks the device where it is, which asks the visitor. Nothing keeps or sends the answer. */
export function askPosition(): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) =>
        resolve({ kind: 'found', position: { lat, lon } }),
      ({ code }) => resolve({ kind: 'unknown', message: MESSAGES[code] ?? MESSAGES[2] ?? '' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  })
}
