import type { ReactNode } from 'react'
import type { Content } from './client/content.ts'
import { createLiveMaps } from './live-maps.ts'
import { LiveMapsContext } from './map/live-maps.ts'
import { SearchRowsContext } from './search/search-rows.ts'

/** What parts of a screen come alive by, once they are used: only a browser has it. */
export function createLiveParts(content: Content, mapStyleUrl: string | undefined) {
  const maps = createLiveMaps(content, mapStyleUrl)
  const loadSearchRows = async () => (await content.get('/search'))?.rows ?? []

  return function LiveParts({ children }: { children: ReactNode }) {
    return (
      <LiveMapsContext value={maps}>
        <SearchRowsContext value={loadSearchRows}>{children}</SearchRowsContext>
      </LiveMapsContext>
    )
  }
}
