import type { Place } from '../navigation/navigation.ts'

type Address = Pick<Place, 'pathname' | 'search'>

/** Recorded when the page is in the document. */
export interface PageViewRecord {
  readonly to: Address
  /** The page before; undefined for the first. */
  readonly from: Address | undefined
  readonly title: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A separate file, because the entry script records page views before it loads the script that sends them. */
export function recordPageView(to: Address, from?: Address): PageViewRecord {
  return { to, from, title: document.title, at: Date.now() }
}
