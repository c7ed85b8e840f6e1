import { createBrowserContent } from '../browser-content.ts'
import type { PageSettings } from '../page-settings.ts'
import type { IslandContextValue } from '../../islands/island-context.ts'

/** What islands ask for beyond their props: of the content service itself where that is enabled (spec/asked §7, §8). */
export function createIslandServices({
  contentAccess,
  mapStyleUrl,
}: PageSettings): Pick<IslandContextValue, 'loadSearchRows' | 'loadGround'> {
  const content = createBrowserContent(contentAccess)
  return {
    loadSearchRows: async () => (await content.get('/search'))?.rows ?? [],
    async loadGround(area) {
      // On the ground of an outside style where one is configured.
      if (mapStyleUrl !== undefined) return { kind: 'outside', styleUrl: mapStyleUrl }
      const basemap = await content.get(`/basemap/${area}`)
      return basemap && { kind: 'basemap', basemap }
    },
  }
}
