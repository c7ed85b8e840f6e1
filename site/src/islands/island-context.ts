import type { BasemapArea } from 'contract/answers/parts.ts'
import type { SearchRow } from 'contract/answers/search.ts'
import type { MapSource } from 'contract/rules/map-source.ts'
import { createContext, use } from 'react'

/** The base map of a live map. */
export type LiveGround =
  | { readonly kind: 'source'; readonly source: MapSource }
  /** A vector style of another server, from the settings. */
  | { readonly kind: 'outside'; readonly styleUrl: string }

/** What an island can use in a browser. */
export interface IslandContextValue {
  /** The island's element in the page. */
  readonly element: HTMLElement
  /** Starts a navigation (`browser/navigation/navigation.ts`). */
  readonly go: (
    href: string,
    options: {
      readonly replace?: boolean
      readonly keepsScroll?: boolean
      /**
       * The island already shows the content of the new page. Where `go` would load a document, it only changes the
       * address.
       */
      readonly isShown?: boolean
    },
  ) => void
  /** Requests the rows of the search. */
  readonly loadSearchRows: () => Promise<readonly SearchRow[]>
  /** Requests the base map of a live map; undefined if there is none. */
  readonly loadGround: (area: BasemapArea) => Promise<LiveGround | undefined>
  /** Says below an element that a part of the page did not load (`ui/show-part-failure.ts`). */
  readonly showPartFailure: (under: Element | null | undefined, part: string) => void
}

/** Undefined on the server, where islands are only rendered. */
export const IslandContext = createContext<IslandContextValue | undefined>(undefined)

export function useIsland(): IslandContextValue | undefined {
  return use(IslandContext)
}
