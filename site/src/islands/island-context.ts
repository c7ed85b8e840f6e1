import type { Basemap } from 'contract/answers/basemap.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'
import type { SearchRow } from 'contract/answers/search.ts'
import { createContext, use } from 'react'

/** What a live map draws its ground from. */
export type LiveGround =
  | { readonly kind: 'basemap'; readonly basemap: Basemap }
  /** Any vector style of the web, where one is configured. */
  | { readonly kind: 'outside'; readonly styleUrl: string }

/** What a browser gives the parts that it makes alive. */
export interface IslandContextValue {
  /** The element of this island in the page. */
  readonly element: HTMLElement
  /** Makes a navigation, as `browser/navigation.ts` has it. */
  readonly go: (
    href: string,
    options: { readonly replace?: boolean; readonly keepsScroll?: boolean },
  ) => void
  /** Asks for the rows of the search. */
  readonly loadSearchRows: () => Promise<readonly SearchRow[]>
  /** Asks for the ground of a live map; undefined without one. */
  readonly loadGround: (area: BasemapArea) => Promise<LiveGround | undefined>
  /** Says under what is there that a part of the page did not load (`ui/show-part-failure.ts`). */
  readonly showPartFailure: (under: Element | null | undefined, part: string) => void
}

/** Undefined on the server, where nothing is alive. */
export const IslandContext = createContext<IslandContextValue | undefined>(undefined)

export function useIsland(): IslandContextValue | undefined {
  return use(IslandContext)
}
