import type { Place } from '../navigation/navigation.ts'

type Address = Pick<Place, 'pathname' | 'search'>

/** A page in the moment it is in the document. */
export interface Sighting {
  readonly to: Address
  /** The page before; none before the first. */
  readonly from: Address | undefined
  readonly title: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export function sight(to: Address, from?: Address): Sighting {
  return { to, from, title: document.title, at: Date.now() }
}
