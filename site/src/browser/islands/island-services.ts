import { createBrowserContent } from '../browser-content.ts'
import type { PageSettings } from '../page-settings.ts'
import type { IslandContextValue } from '../../islands/island-context.ts'

/** The content that islands request beyond their props (spec/asked §7, §8). */
export function createIslandServices({
  contentAccess,
  mapStyleUrl,
}: PageSettings): Pick<IslandContextValue, 'loadSearchRows' | 'loadGround'> {
  const content = createBrowserContent(contentAccess)
  return {
    loadSearchRows: async () => (await content.get('/search'))?.rows ?? [],
    async loadGround(area) {
      // If a map style of another server is configured, it replaces the base map.
      if (mapStyleUrl !== undefined) return { kind: 'outside', styleUrl: mapStyleUrl }
      const basemap = await content.get(`/basemap/${area}`)
      return basemap && { kind: 'basemap', basemap }
    },
  }
}
